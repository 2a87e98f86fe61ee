export type TourStep = {
  title: string
  text: string
  /** The place in the frame that the step speaks of, by its address; undefined for the screen itself. */
  place?: string
}

/** The tour, in order. A step says what a place is for and is read in one breath. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'This is Home',
    text: 'What waits for you stands on top, the most urgent first. The tabs tell what happened, and how it has been going.',
  },
  {
    title: 'Giving and asking for feedback',
    text: 'Under Feedback is everything you were asked for, and everything you asked. Before you write you always see who will read it.',
    place: '/feedback',
  },
  {
    title: 'Who is here',
    text: 'Under People are your colleagues and their teams, with who leads them.',
    place: '/users',
  },
  {
    title: 'What you are told',
    text: 'Notifications, near the foot of the menu, keeps what concerns you. How much of it reaches you by mail is up to you.',
    place: '/notifications',
  },
  {
    title: 'Your own corner',
    text: 'Your profile, photo and settings open with your name, at the very foot. What you may do here stands under Help, above it.',
    place: 'account',
  },
]
