import { wallClock } from '@/lib/shared/zones'

export function greeting(now: Date, zone: string) {
  const { hour } = wallClock(now, zone)
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

const HOUR = 3_600_000

export type Urgency = 'danger' | 'warning' | 'neutral'

/** The last 24 hours, the last three days, or not yet. */
export function urgencyOf(closesAt: Date, now: Date): Urgency {
  const left = closesAt.getTime() - now.getTime()
  if (left <= 24 * HOUR) return 'danger'
  return left <= 72 * HOUR ? 'warning' : 'neutral'
}
