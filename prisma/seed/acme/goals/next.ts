import type { PersonKey } from '@/prisma/seed/stage/people/roster'
import type { StoryGoal } from '@/prisma/seed/stage/goals'

/** What people take on whose other goals are closed, or who had none: everybody has a check-in due. */
const taken: readonly (readonly [by: PersonKey, assignee: PersonKey, title: string, percent: number])[] = [
  ['amara', 'ingrid', 'Every new colleague has a buddy on day one', 60],
  ['amara', 'hyejin', 'Invoices are paid within ten days', 35],
  ['amara', 'sofia', 'Design reviews twice a week', 50],
  ['priya', 'yuki', 'Three numbers that every release moves', 25],
  ['priya', 'aditi', 'Test each sketch with two nurses', 40],
  ['sofia', 'noah', 'Redraw the empty screens', 55],
  ['sofia', 'callum', 'Illustrations for the new tour', 20],
  ['sofia', 'mei', 'The phone app in dark colors', 45],
  ['david', 'jonas', 'Read the slow queries every week', 30],
  ['david', 'chidi', 'Publish the interface for partners', 15],
  ['david', 'katarzyna', 'Tests that fail at random: none', 70],
  ['david', 'samuel', 'Alerts that somebody can act on', 40],
  ['david', 'leila', 'The app works offline on a ward', 10],
  ['maria', 'thimai', 'A call with each clinic every quarter', 65],
  ['james', 'ben', 'Five clinics in New York', 20],
  ['james', 'nia', 'Offers with one page', 50],
]

export const nextGoals = taken.map(([by, assignee, title, percent]): StoryGoal => ({
  key: `${assignee} ${title}`,
  by,
  type: 'Individual',
  title,
  assignees: [assignee],
  days: [-34, -33, 44],
  checkIns: [{ on: -16, values: [percent] }],
}))
