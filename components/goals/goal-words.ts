import { openStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'

export const dayInWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

/** Status choices of an open goal. */
export const statusChoices = openStatuses.map((value) => ({ value, label: statusBadges[value].label }))
