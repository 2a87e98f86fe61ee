import { wallClock } from '@/lib/shared/zones'

export function greeting(now: Date, zone: string) {
  const { hour } = wallClock(now, zone)
  if (hour < 5) return 'Hello'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

const HOUR = 3_600_000

export type Urgency = 'danger' | 'warning' | 'neutral'

/** Late, the next 24 hours, or not yet. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime()
  if (left < 0) return 'danger'
  return left <= 24 * HOUR ? 'warning' : 'neutral'
}
