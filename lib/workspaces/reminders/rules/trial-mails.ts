import { addDays, dayIn } from '@/lib/shared/dates'
import { momentOf } from '@/lib/scheduling/rules'
import { dayDifference } from '@/lib/shared/dates'

/** Days before the end, the last first (docs/decisions.md, Reminders). */
const steps = [0, 1, 3, 7] as const

/** A step missed for longer is skipped. */
export const LATE_DAYS = 2

/** The due reminder in the reader's days; null before the first, long after the last, and without billing. */
export function dueStep({ isBilled }: { isBilled: boolean }, endsAt: Date, now: Date, zone: string): number | null {
  if (!isBilled) return null
  const days = dayDifference(now, endsAt, zone)
  if (days < -LATE_DAYS) return null
  return steps.find((step) => step >= days) ?? null
}

/** How long a mail's day count stays true; null: it says that the trial has ended. */
export function trueUntil(endsAt: Date, now: Date, zone: string): Date | null {
  if (endsAt <= now) return null
  const tomorrow = momentOf(addDays(dayIn(now, zone), 1), '00:00', zone)
  return endsAt < tomorrow ? endsAt : tomorrow
}
