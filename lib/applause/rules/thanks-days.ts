import { dateOf, type Day } from '@/lib/shared/dates'

/** Days without thanks before the lead is nudged. */
export const unthankedDays = 60

/** The weekly mail and nudges run on one weekday. */
export const isThanksDay = (day: Day) => dateOf(day).getUTCDay() === 1
