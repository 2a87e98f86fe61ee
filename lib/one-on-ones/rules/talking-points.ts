export const nextPosition = (last: number | undefined) => (last ?? 0) + 1

/** The order after a move before another point, or last; unknown ids change nothing. */
export function movedBefore(ids: readonly string[], id: string, beforeId: string | null): string[] {
  if (!ids.includes(id) || id === beforeId) return [...ids]
  const others = ids.filter((one) => one !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  return at === -1 ? [...ids] : [...others.slice(0, at), id, ...others.slice(at)]
}

/** Positions of points in this order. */
export const positionsOf = (ids: readonly string[]) => ids.map((_, index) => index + 1)

type Held = { startsAt: Date; completedAt: Date | null }

/** The date of the completed meeting after the point was added, else null. */
export const carriedFrom = (createdAt: Date, previous: Held | null): Date | null =>
  previous?.completedAt && previous.completedAt > createdAt ? previous.startsAt : null
