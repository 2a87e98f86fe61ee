import { dateOf, dayDifference, formatDate, type Day } from '@/lib/shared/dates'

/** Days without a one-on-one until a nudge. */
export const dueSilentDays = 30

/** Nudges are weekly. */
export const isNudgingDay = (day: Day) => dateOf(day).getUTCDay() === 1

/** "Talked 3 days ago, Nov 20, 2026", in the reader's calendar. */
export function lastTalked(lastAt: Date | null, now: Date, zone: string): string {
  if (lastAt === null) return 'Not talked yet'
  const days = dayDifference(lastAt, now, zone)
  if (days <= 0) return 'Talked today'
  return days === 1 ? 'Talked yesterday' : `Talked ${days} days ago, ${formatDate(lastAt, 'MMM DD, YYYY', zone)}`
}

export const isSilent = (lastAt: Date | null, now: Date, zone: string) =>
  lastAt !== null && dayDifference(lastAt, now, zone) > dueSilentDays
