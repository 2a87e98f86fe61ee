import { openStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'

export const dayInWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

/** "Ends Dec 31, 2026" */
export const endInWords = ({ endsOn, hasEnded }: { endsOn: Day; hasEnded: boolean }) =>
  `${hasEnded ? 'Ended' : 'Ends'} ${dayInWords(endsOn)}`

/** Status choices of an open goal. */
export const statusChoices = openStatuses.map((value) => ({ value, label: statusBadges[value].label }))
