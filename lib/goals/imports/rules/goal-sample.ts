import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import type { Day } from '@/lib/shared/dates'
import { goalFieldLabels, goalFields, type GoalField } from './goal-columns'

type Sample = { email: string; from: Day; to: Day }

const samples = ({ email, from, to }: Sample): Partial<Record<GoalField, string>>[] => [
  {
    title: 'Grow signups',
    description: 'More people try the product, and more of them stay.',
    type: 'Individual',
    start: from,
    end: to,
    frequency: 'Monthly',
    assignees: email,
    visibility: 'Everyone',
    keyResults: 'Signups: 0 -> 500 users; Churn: 10% -> 5%',
  },
  {
    title: 'Launch the new sign-up page',
    type: 'Individual',
    start: from,
    end: to,
    frequency: 'Weekly',
    assignees: email,
    parent: 'Grow signups',
    visibility: 'Private',
  },
]

/** Every column, and two goals for the downloader. */
export const goalSampleCsv = (sample: Sample) =>
  BYTE_ORDER_MARK +
  [
    goalFields.map((field) => goalFieldLabels[field]),
    ...samples(sample).map((row) => goalFields.map((field) => row[field] ?? '')),
  ]
    .map(csvLine)
    .join('')
