import { dateOf, type Day } from '@/lib/shared/dates'
import { nameList } from '@/lib/shared/text'

/** Days without thanks before the lead is nudged. */
export const unthankedDays = 60

export const unthankedInWords = (names: readonly string[]) =>
  `Nobody has thanked ${nameList(names)} for ${unthankedDays} days`

/** The weekly mail and nudges run on one weekday. */
export const isThanksDay = (day: Day) => dateOf(day).getUTCDay() === 1
