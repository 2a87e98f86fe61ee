import { dateOf, type Day } from '@/lib/shared/dates'

/** Without a one-on-one for so long a pair has gone silent. */
export const dueSilentDays = 30

/** What slips is named once a week. */
export const isNudgingDay = (day: Day) => dateOf(day).getUTCDay() === 1
