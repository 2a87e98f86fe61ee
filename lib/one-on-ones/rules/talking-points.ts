import { dayDifference } from '@/lib/shared/dates'
import { dueSilentDays } from './nudges'

/** Gaps between positions, so most moves change one row. */
const GAP = 1024

export const nextPosition = (last: number | undefined) => (last ?? 0) + GAP

/** The order after a move before another point, or last; unknown ids change nothing. */
export function movedBefore(ids: readonly string[], id: string, beforeId: string | null): string[] {
  if (!ids.includes(id) || id === beforeId) return [...ids]
  const others = ids.filter((one) => one !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  return at === -1 ? [...ids] : [...others.slice(0, at), id, ...others.slice(at)]
}

export const positionsOf = (ids: readonly string[]) => ids.map((id, index) => ({ id, position: (index + 1) * GAP }))

type Held = { startsAt: Date; completedAt: Date | null }

/** The date of the completed meeting after the point was added, else null. */
export const carriedFrom = (createdAt: Date, previous: Held | null): Date | null =>
  previous?.completedAt && previous.completedAt > createdAt ? previous.startsAt : null

/** "Talked 3 days ago", in the reader's calendar. */
export function lastTalked(lastAt: Date | null, now: Date, zone: string): string {
  if (lastAt === null) return 'Not talked yet'
  const days = dayDifference(lastAt, now, zone)
  if (days <= 0) return 'Talked today'
  return days === 1 ? 'Talked yesterday' : `Talked ${days} days ago`
}

export const isSilent = (lastAt: Date | null, now: Date, zone: string) =>
  lastAt !== null && dayDifference(lastAt, now, zone) > dueSilentDays
