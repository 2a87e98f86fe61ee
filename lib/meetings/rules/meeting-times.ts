import { addDays, dayIn, type Day } from '@/lib/shared/dates'
import { formatClock, instantOf } from '@/lib/shared/zones'

const MINUTE_MS = 60_000

export const SLOT_MINUTES = 30

export const DEFAULT_DURATION = 30

/** 30 to 270: up to 280 in steps of 30 (specification, section 5). */
export const durations: readonly number[] = Array.from({ length: 9 }, (_, index) => (index + 1) * SLOT_MINUTES)

export const minutesBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / MINUTE_MS)

/** "45 min", "1 hr 30 min"; zero shows "2 min" (specification, section 5). */
export function durationLabel(minutes: number): string {
  if (minutes === 0) return '2 min'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`
}

const FIRST_SLOT = 9 * 60
export const DAY_MINUTES = 24 * 60

/** "09:30" of minutes since midnight. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes since midnight of "09:30". */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * Start times of a day: every 30 minutes, today from the next half hour, else from 09:00 (specification, section 5).
 */
export function slotTimes(day: Day, now: Date, zone: string): string[] {
  const isToday = day === dayIn(now, zone)
  const passed = minutesOf(formatClock(now, zone))
  const first = isToday ? (Math.floor(passed / SLOT_MINUTES) + 1) * SLOT_MINUTES : FIRST_SLOT
  const count = Math.max(0, Math.ceil((DAY_MINUTES - first) / SLOT_MINUTES))
  return Array.from({ length: count }, (_, index) => clockOf(first + index * SLOT_MINUTES))
}

export type Busy = { memberId: string; startsAt: Date; endsAt: Date }

/** None lasts a day. */
export const isTooLong = ({ startsAt, endsAt }: MeetingSpan) => minutesBetween(startsAt, endsAt) >= DAY_MINUTES

/** A meeting that ends after `at` starts after this; an index of starts finds them. */
export const earliestStart = (at: Date) => new Date(at.getTime() - DAY_MINUTES * MINUTE_MS)

/** The end is exclusive. */
export type MeetingSpan = { startsAt: Date; endsAt: Date }

export const isOverlapping = (one: MeetingSpan, other: MeetingSpan) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

export const isSameSpan = (one: MeetingSpan, other: MeetingSpan) =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime()

export const busyBut = (busy: readonly Busy[], leftOut: readonly MeetingSpan[]): Busy[] =>
  leftOut.reduce<Busy[]>(
    (rest, out) =>
      rest.flatMap((one) =>
        isOverlapping(one, out)
          ? [
              { ...one, endsAt: out.startsAt },
              { ...one, startsAt: out.endsAt },
            ].filter(({ startsAt, endsAt }) => startsAt < endsAt)
          : [one],
      ),
    [...busy],
  )

export type Slot = MeetingSpan & { time: string; isPast: boolean; busyIds: string[] }

export const endAfter = (startsAt: Date, minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE_MS)

export const spanOf = (day: Day, time: string, minutes: number, zone: string): MeetingSpan | undefined => {
  const startsAt = instantOf(day, time, zone)
  return startsAt && { startsAt, endsAt: endAfter(startsAt, minutes) }
}

export function slotsOf(day: Day, minutes: number, at: { now: Date; zone: string }, busy: readonly Busy[]): Slot[] {
  return slotTimes(day, at.now, at.zone).flatMap((time) => {
    const span = spanOf(day, time, minutes, at.zone)
    if (!span) return []
    const busyIds = busy.filter((one) => isOverlapping(one, span)).map(({ memberId }) => memberId)
    return [{ ...span, time, isPast: span.startsAt < at.now, busyIds: [...new Set(busyIds)] }]
  })
}

const WORKING = { from: '09:00', until: '18:00' }

export function isWorkingTime(at: Date, zone: string): boolean {
  const clock = formatClock(at, zone)
  return clock >= WORKING.from && clock < WORKING.until
}

/** The first free slot from a time on in the working day of all zones if there is one, or else the first free one. */
export function suitableSlot(slots: readonly Slot[], from: string, zones: readonly string[]): Slot | undefined {
  const free = slots.filter(({ time, busyIds }) => time >= from && busyIds.length === 0)
  return free.find(({ startsAt }) => zones.every((zone) => isWorkingTime(startsAt, zone))) ?? free[0]
}

export const weekFrom = (day: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(day, index))
