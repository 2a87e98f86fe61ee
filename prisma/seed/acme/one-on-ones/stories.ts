import type { PersonKey } from '@/prisma/seed/stage/people/roster'

/** A talking point of the story, with the notes under it and the goal that it is about. */
export type PointStory = { by: PersonKey; text: string; notes?: string[]; isOpen?: true; goal?: string }

/** A one-on-one of the story. Days count from today. */
export type OneOnOneStory = {
  by: PersonKey
  with: PersonKey
  on: number
  /** By the clock of the person who schedules it. */
  time: string
  points: PointStory[]
  items?: { title: string; owner: PersonKey; dueIn: number; isDone?: true }[]
  comment?: string
}

// Goals of the story, by their titles.
const tomsGoal = 'Write up every interview the same day'
const behind = 'Managers publish a rota without our help'

const tomAnd = { by: 'priya', with: 'tom', time: '16:00' } as const

export const stories: readonly OneOnOneStory[] = [
  {
    by: 'priya',
    with: 'mateo',
    on: -34,
    time: '17:30',
    points: [{ by: 'priya', text: 'How do the first weeks feel?' }],
  },
  {
    ...tomAnd,
    on: -42,
    points: [{ by: 'tom', text: 'Where do I find the clinic notes?', notes: ['In the team folder, under Research.'] }],
  },
  { ...tomAnd, on: -35, points: [{ by: 'priya', text: 'What would make your week easier?' }] },
  {
    ...tomAnd,
    on: -28,
    points: [{ by: 'tom', text: 'Feedback on my last presentation', notes: ['Slower at the start, otherwise clear.'] }],
    items: [{ title: 'Share the slides', owner: 'tom', dueIn: -21, isDone: true }],
  },
  { ...tomAnd, on: -21, points: [{ by: 'priya', text: 'Which part of the rota editor is hardest?' }] },
  {
    ...tomAnd,
    on: -14,
    points: [
      { by: 'tom', text: 'A course on accessible design' },
      { by: 'tom', text: 'Notes that others can use', goal: tomsGoal, notes: ['Three so far, Grace used two.'] },
    ],
  },
  {
    ...tomAnd,
    on: -7,
    points: [
      { by: 'tom', text: 'Usability tests next month', notes: ['Two clinics have agreed.'] },
      { by: 'tom', text: 'Where could I grow into this year?', isOpen: true },
    ],
    items: [
      { title: 'Ask the Porto clinic for a date', owner: 'tom', dueIn: 2 },
      { title: 'Look into the budget for the course', owner: 'priya', dueIn: -1 },
    ],
    comment: 'Thanks, that helped.',
  },
  {
    ...tomAnd,
    on: 1,
    points: [
      { by: 'priya', text: 'How is your workload?', isOpen: true },
      { by: 'tom', text: 'The day view for reception desks', isOpen: true },
      { by: 'priya', text: 'Why publishing still needs our help', goal: behind, isOpen: true },
    ],
  },
  {
    by: 'amara',
    with: 'priya',
    on: -8,
    time: '13:00',
    points: [
      {
        by: 'amara',
        text: 'What the survey says about the product team',
        notes: ['Priya talks to the team on Monday.'],
      },
      { by: 'priya', text: 'A second product manager for the rota editor', isOpen: true },
    ],
    items: [{ title: 'Send Priya the survey comments', owner: 'amara', dueIn: 1 }],
  },
  {
    by: 'amara',
    with: 'priya',
    on: 1,
    time: '13:00',
    points: [
      { by: 'amara', text: 'Hiring for the design team', isOpen: true },
      { by: 'priya', text: 'Rota editor: what I need from you', isOpen: true },
    ],
  },
]
