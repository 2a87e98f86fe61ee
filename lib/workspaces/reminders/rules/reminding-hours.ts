import { remindingDay } from '@/lib/scheduling/rules'
import { wallClock } from '@/lib/shared/zones'

/** True in the morning of a working day; due and overdue matters don't wait for Monday. */
export function mayBeTold(days: number, now: Date, zone: string) {
  const { hour } = wallClock(now, zone)
  return days <= 0 ? hour >= 9 && hour < 21 : remindingDay(now, zone) !== null
}
