import { dayDifference } from '@/lib/shared/dates'
import { wallClock } from '@/lib/shared/zones'

/** Days before the end on which Admins are written to (decisions, section 6), the last first. */
const steps = [0, 1, 3, 7] as const

/** For so long after the end is it still worth a letter, if none could be sent before. */
export const LATE_DAYS = 2

/** Which of the letters about the end of a trial is due; null before the first and long after the last. */
export function dueStep(endsAt: Date, now: Date): number | null {
  const days = dayDifference(now, endsAt)
  if (days < -LATE_DAYS) return null
  return steps.find((step) => step >= days) ?? null
}

/** Whether it is day where somebody is: a letter about the plan wakes nobody. */
export function isDaytime(now: Date, zone: string) {
  const { hour } = wallClock(now, zone)
  return hour >= 9 && hour < 21
}
