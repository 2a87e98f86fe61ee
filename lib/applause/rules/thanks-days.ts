import { dateOf, type Day } from '@/lib/shared/dates'

/** Without a word of thanks for so long somebody is named to who leads them. */
export const unthankedDays = 60

/** Thanks of the week and nudges come once a week. */
export const isThanksDay = (day: Day) => dateOf(day).getUTCDay() === 1
