import { dateOf, type Day } from '@/lib/shared/dates'

/** Days without a one-on-one until a nudge. */
export const dueSilentDays = 30

/** Nudges are weekly. */
export const isNudgingDay = (day: Day) => dateOf(day).getUTCDay() === 1
