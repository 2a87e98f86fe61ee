import { dayDifference } from '@/lib/shared/dates'
import { formatClock, wallClock } from '@/lib/shared/zones'

export function greeting(now: Date, zone: string) {
  const { hour } = wallClock(now, zone)
  if (hour < 5) return 'Hello'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type Urgency = 'danger' | 'warning' | 'neutral'

/** Late, the next 24 hours, or not yet. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime()
  if (left < 0) return 'danger'
  return left <= 24 * HOUR ? 'warning' : 'neutral'
}

type Waiting = { dueAt: Date | null; sortAt?: Date; since: object | null }

/** What waits without a deadline comes after what is due within 24 hours. */
export function urgencyTime({ dueAt, sortAt, since }: Waiting, now: Date): number {
  const time = sortAt ?? dueAt
  if (time) return time.getTime()
  return since ? now.getTime() + 24 * HOUR : Number.MAX_SAFE_INTEGER
}

/** "Due today" and "Overdue by 1 day" for a day without a time, which ends at 23:59. */
function dayLead(at: Date, now: Date, zone: string) {
  if (formatClock(at, zone) !== '23:59') return undefined
  const days = dayDifference(now, at, zone)
  if (days === -1) return { lead: 'Overdue by 1 day' }
  return days === 0 || days === 1 ? { lead: `Due ${days === 0 ? 'today' : 'tomorrow'}` } : undefined
}

/** The words before a time: "Due in 3 days", "Overdue by 15 h", "Starts in 12 min". Without a format they say all. */
export function dueLead(at: Date, now: Date, { isStart, zone }: { isStart: boolean; zone: string }) {
  const day = isStart ? undefined : dayLead(at, now, zone)
  if (day) return { ...day, format: undefined }
  const left = at.getTime() - now.getTime()
  if (isStart) return { lead: left < MINUTE ? 'Started' : 'Starts', format: 'relative' } as const
  return left > -MINUTE
    ? ({ lead: 'Due', format: 'relative' } as const)
    : ({ lead: 'Overdue by', format: 'distance' } as const)
}
