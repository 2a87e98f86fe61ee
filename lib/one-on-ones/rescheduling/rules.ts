import { isOverlapping, slotTimes, spanOf, type Busy, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import { addDays, dayIn, isWorkingDay, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

export const rescheduleLimits = { moves: 50, weeksAhead: 4, mostDays: 28, searchedDays: 7 } as const

export type RequestedMove = {
  id: string
  memberIds: readonly string[]
  day: Day
  time: string
  durationMinutes: number
}

export type Landing = { id: string; isFree: boolean; next: { day: Day; time: string } | null }

/** `isSecond`: the two have another one-on-one that day. */
export type CheckedLanding = Landing & { isSecond: boolean }

type Clock = { now: Date; zone: string }

const DAY_END = '18:00'

const isTaken = (busy: readonly Busy[], memberIds: readonly string[], span: MeetingSpan) =>
  busy.some((one) => memberIds.includes(one.memberId) && isOverlapping(one, span))

const placesOf = (memberIds: readonly string[], span: MeetingSpan): Busy[] =>
  memberIds.map((memberId) => ({ memberId, ...span }))

/** Days searched: the requested one, then working days. */
function daysFrom(requested: Day, { now, zone }: Clock): Day[] {
  const today = dayIn(now, zone)
  const first = requested < today ? today : requested
  const days = Array.from({ length: rescheduleLimits.searchedDays + 1 }, (_, index) => addDays(first, index))
  return days.filter((day) => day === requested || isWorkingDay(day))
}

function nextFree(requested: RequestedMove, busy: readonly Busy[], clock: Clock) {
  for (const day of daysFrom(requested.day, clock)) {
    const end = instantOf(day, DAY_END, clock.zone)
    for (const time of slotTimes(day, clock.now, clock.zone)) {
      const span = spanOf(day, time, requested.durationMinutes, clock.zone)
      const isLater = day > requested.day || time > requested.time
      if (!span || !end || !isLater || span.startsAt <= clock.now || span.endsAt > end) continue
      if (!isTaken(busy, requested.memberIds, span)) return { day, time, span }
    }
  }
  return null
}

/** Landings in order: the first request wins a time; clashes get times nobody else takes. */
export function landMoves(requestedMoves: readonly RequestedMove[], busy: readonly Busy[], clock: Clock): Landing[] {
  const taken = [...busy]
  const free = new Set<string>()
  for (const { id, memberIds, day, time, durationMinutes } of requestedMoves) {
    const span = spanOf(day, time, durationMinutes, clock.zone)
    if (!span || span.startsAt <= clock.now || isTaken(taken, memberIds, span)) continue
    free.add(id)
    taken.push(...placesOf(memberIds, span))
  }
  return requestedMoves.map((requested) => {
    const { id, memberIds } = requested
    if (free.has(id)) return { id, isFree: true, next: null }
    const found = nextFree(requested, taken, clock)
    if (found === null) return { id, isFree: false, next: null }
    taken.push(...placesOf(memberIds, found.span))
    return { id, isFree: false, next: { day: found.day, time: found.time } }
  })
}
