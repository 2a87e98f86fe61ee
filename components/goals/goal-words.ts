import { openStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'

export const dayInWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

type Days = { startsOn: Day; endsOn: Day; completedOn: Day | null; isAhead: boolean; hasEnded: boolean }

/** "Ends Dec 31, 2026", or when it was completed or starts. */
export function whenInWords({ startsOn, endsOn, completedOn, isAhead, hasEnded }: Days) {
  if (completedOn !== null) return `Completed ${dayInWords(completedOn)}`
  if (isAhead) return `Starts ${dayInWords(startsOn)}`
  return `${hasEnded ? 'Ended' : 'Ends'} ${dayInWords(endsOn)}`
}

/** Status choices of an open goal. */
export const statusChoices = openStatuses.map((value) => ({ value, label: statusBadges[value].label }))
