import {
  clockOf,
  isOverlapping,
  minutesOf,
  SLOT_MINUTES,
  spanOf,
  type Busy,
  type MeetingSpan,
} from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries, MADE_AHEAD_DAYS } from '@/lib/meetings/rules/series-days'
import { addDays, dayIn, type Day } from '@/lib/shared/dates'
import { matchSlots } from './match-slots'
import { firstWeek, weekdayOf, type ScheduleFrequency } from './schedule-choices'

export type PlannedSlot = { memberId: string; day: Day; time: string }

export type LayoutWish = {
  organizerId: string
  memberIds: readonly string[]
  busy: readonly Busy[]
  startsOn: Day
  frequency: ScheduleFrequency
  /** 1 to 7, Monday to Sunday. */
  weekdays: readonly number[]
  meetingsPerDay: number
  durationMinutes: number
  startTime: string
  clock: { now: Date; zone: string }
  heldOn?: readonly number[]
}

export type Layout = { slots: PlannedSlot[]; unplacedIds: string[] }

type Slot = { day: Day; time: string; spans: MeetingSpan[] }

/** Slots end within eight hours of the first. */
const DAY_MINUTES = 8 * 60
const MIDNIGHT = 24 * 60

/** A series' times, as far ahead as meetings are made. */
function spansOf({ frequency, durationMinutes, clock: { now, zone } }: LayoutWish, day: Day, time: string) {
  const ahead = addDays(dayIn(now, zone), MADE_AHEAD_DAYS)
  const series = { frequency, monthlyOn: 'START_WEEK_OF_MONTH', firstOn: day, lastOn: null } as const
  return daysOfSeries(series, day, ahead > day ? ahead : day).flatMap(
    (one) => spanOf(one, time, durationMinutes, zone) ?? [],
  )
}

const isFree = (busy: readonly MeetingSpan[], spans: readonly MeetingSpan[]) =>
  !spans.some((span) => busy.some((one) => isOverlapping(one, span)))

/** A day's consecutive slots, without the organizer's busy times. */
function slotsOn(wish: LayoutWish, own: readonly MeetingSpan[], day: Day): Slot[] {
  const first = minutesOf(wish.startTime)
  const end = Math.min(MIDNIGHT, first + DAY_MINUTES)
  const slots: Slot[] = []
  let minutes = first
  while (minutes + wish.durationMinutes <= end) {
    const time = clockOf(minutes)
    const spans = spansOf(wish, day, time)
    const isOpen = spans[0] !== undefined && spans[0].startsAt > wish.clock.now && isFree(own, spans)
    if (isOpen) slots.push({ day, time, spans })
    minutes += isOpen ? wish.durationMinutes : SLOT_MINUTES
  }
  return slots
}

/** Assigns each person a first-week slot that both have free now and in every repeat; lists people without one. */
export function layOut(wish: LayoutWish): Layout {
  const { organizerId, memberIds, busy, weekdays, meetingsPerDay, heldOn = [] } = wish
  const busyOf = (id: string) => busy.filter(({ memberId }) => memberId === id)
  const days = firstWeek(wish.startsOn, wish.frequency).filter((day) => weekdays.includes(weekdayOf(day)))
  const slots = days.flatMap((day) => slotsOn(wish, busyOf(organizerId), day))
  const freeFor = (memberId: string) => {
    const own = busyOf(memberId)
    return slots.flatMap(({ spans }, index) => (isFree(own, spans) ? [index] : []))
  }
  const slotOf = matchSlots({
    wanted: new Map(memberIds.map((memberId) => [memberId, freeFor(memberId)])),
    days: slots.map(({ day }) => day),
    roomOn: (day) => meetingsPerDay - heldOn.filter((weekday) => weekday === weekdayOf(day)).length,
  })
  const placed = memberIds.flatMap((memberId) => {
    const slot = slots[slotOf.get(memberId) ?? -1]
    return slot ? [{ memberId, day: slot.day, time: slot.time }] : []
  })
  return { slots: placed, unplacedIds: memberIds.filter((memberId) => !slotOf.has(memberId)) }
}
