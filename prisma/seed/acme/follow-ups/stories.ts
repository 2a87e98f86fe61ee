import type { MeetingFrequency } from '@/lib/platform/generated/prisma/enums'
import type { PersonKey } from '@/prisma/seed/stage/people/roster'
import type { StorySubject } from '@/prisma/seed/stage/subjects'

/** A summary of the story; `from` are words of what a sentence rests on. */
export type SummaryStory = {
  sentences: { text: string; from: string[] }[]
  actionItems: { title: string; from: string }[]
}

/** A follow-up of the story. Days count from today. */
export type FollowUpStory = StorySubject & {
  by: PersonKey
  with: PersonKey[]
  title: string
  agenda: string
  scheduled: number
  on: number
  /** By the clock of its organizer; soon: within two hours. */
  time: string
  frequency?: MeetingFrequency
  answers?: { by: PersonKey; note: string }[]
  held?: {
    decisions: string
    steps: { title: string; owner: PersonKey; dueIn: number; isDone?: boolean }[]
    comments: { by: PersonKey; text: string }[]
    summary?: SummaryStory
  }
}

export const stories: readonly FollowUpStory[] = [
  {
    by: 'priya',
    with: ['tom', 'lena'],
    title: 'Rota editor: what is left',
    agenda: 'Walk through the open designs.\nDecide what ships in the first version.',
    scheduled: -3,
    on: 0,
    time: 'soon',
    answers: [{ by: 'tom', note: 'I bring the usability notes.' }],
  },
  {
    by: 'priya',
    with: ['mateo'],
    title: 'Onboarding of the new designer',
    agenda: 'First week, access, and who helps with what.',
    scheduled: -8,
    on: -2,
    time: '16:30',
  },
  {
    by: 'tom',
    with: ['lena'],
    title: 'Icons of the rota editor',
    agenda: 'Which ones people took for something else.',
    scheduled: 0,
    on: 5,
    time: '15:00',
  },
  {
    by: 'priya',
    with: ['tom', 'grace'],
    title: 'After the clinic visits',
    agenda: 'What we heard in Leeds and Porto, and what follows from it.',
    scheduled: -14,
    on: -7,
    time: '14:00',
    answers: [{ by: 'grace', note: '' }],
    held: {
      decisions: 'Reception desks get the day view first.\nThe week view waits until the import is quicker.',
      steps: [
        { title: 'Send the notes to sales', owner: 'grace', dueIn: -3, isDone: true },
        { title: 'Draw the day view for reception desks', owner: 'tom', dueIn: 3 },
        { title: 'Ask two clinics to try it', owner: 'priya', dueIn: 6 },
      ],
      comments: [
        { by: 'tom', text: 'First sketches are in the team folder.' },
        { by: 'grace', text: 'Porto asked whether the day view can be printed for the front desk.' },
      ],
      summary: {
        sentences: [
          {
            text: 'Reception desks get the day view first; Tom draws it and has first sketches ready.',
            from: ['get the day view', 'Draw the day view', 'First sketches'],
          },
          { text: 'The week view waits until the import is quicker.', from: ['week view waits'] },
          {
            text: 'Priya asks two clinics to try the day view, and sales has the notes already.',
            from: ['Ask two clinics', 'Send the notes'],
          },
          { text: 'Porto would like to print the day view for the front desk.', from: ['Porto asked'] },
        ],
        actionItems: [{ title: 'Find out how the day view could be printed', from: 'Porto asked' }],
      },
    },
  },
  {
    by: 'priya',
    with: ['tom'],
    title: 'What your 360 says',
    agenda: 'What to keep, and what to try until January.',
    scheduled: -23,
    on: -20,
    time: '15:00',
    review: '360 review: Tom Reed',
    held: {
      decisions: 'Tom writes up each interview the same day, so that others can use it.',
      steps: [
        { title: 'Set a goal for it', owner: 'tom', dueIn: -19, isDone: true },
        { title: 'Read Tom’s first three notes', owner: 'priya', dueIn: 7 },
      ],
      comments: [{ by: 'tom', text: 'The goal is set, and the first notes are in Research.' }],
    },
  },
  {
    by: 'priya',
    with: ['tom', 'lena', 'yuki'],
    title: 'Rota editor back on track',
    agenda: 'Where the editor stands, what is in the way, and who needs help.',
    scheduled: -10,
    on: 1,
    time: '15:00',
    frequency: 'Weekly',
    goal: 'Managers publish a rota without our help',
  },
]
