export type TourStep = {
  title: string
  text: string
  /** The link in the frame that the step explains; undefined for the screen itself. */
  place?: string
}

export const tourSteps: readonly TourStep[] = [
  {
    title: 'Home',
    text: 'Your to-dos, most urgent first. Everything else that happened is under Activity.',
  },
  {
    title: 'Sidebar',
    text: 'Everything your workspace uses has its place here. Before you write, you always see who will read it.',
    place: '/feedback',
  },
  {
    title: 'Your settings',
    text: 'Photo, time zone and notifications are behind your name.',
    place: 'account',
  },
]
