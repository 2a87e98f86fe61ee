import { addDays, dayIn } from '@/lib/shared/dates'
import { momentOf } from '@/lib/scheduling/rules'
import { dayDifference } from '@/lib/shared/dates'

/** Days before the end on which Admins are written to (decisions, section 6), the last first. */
const steps = [0, 1, 3, 7] as const

/** For so long after the end is it still worth a letter, if none could be sent before. */
export const LATE_DAYS = 2

/**
 * Which of the letters about the end of a trial is due, by the days as its reader counts them; null before the first and
 * long after the last, and where billing is switched off, so that nothing ends.
 */
export function dueStep({ isBilled }: { isBilled: boolean }, endsAt: Date, now: Date, zone: string): number | null {
  if (!isBilled) return null
  const days = dayDifference(now, endsAt, zone)
  if (days < -LATE_DAYS) return null
  return steps.find((step) => step >= days) ?? null
}

/** Until when a letter that counts the days, as its reader does, counts them rightly; null: it says that the trial has ended. */
export function trueUntil(endsAt: Date, now: Date, zone: string): Date | null {
  if (endsAt <= now) return null
  const tomorrow = momentOf(addDays(dayIn(now, zone), 1), '00:00', zone)
  return endsAt < tomorrow ? endsAt : tomorrow
}
