import {
  clockOf,
  isOverlapping,
  isWorkingTime,
  minutesOf,
  SLOT_MINUTES,
  spanOf,
  type Busy,
  type MeetingSpan,
} from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries, MADE_AHEAD_DAYS } from '@/lib/meetings/rules/series-days'
import { addDays, dayIn, type Day } from '@/lib/shared/dates'
import { groupBy } from '@/lib/shared/group-by'
import { matchSlots } from './match-slots'
import { firstWeek, weekdayOf, type ScheduleFrequency } from './schedule-choices'

export type PlannedSlot = { memberId: string; day: Day; time: string }

export type LayoutOptions = {
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
  /** People's time zones; the organizer's otherwise. */
  zones?: ReadonlyMap<string, string>
  heldOn?: readonly number[]
}

export type Layout = { slots: PlannedSlot[]; unplacedIds: string[] }

type Slot = { day: Day; time: string; spans: MeetingSpan[] }

/** Slots end within eight hours of the first. */
const DAY_MINUTES = 8 * 60
const MIDNIGHT = 24 * 60
const DAY_MS = MIDNIGHT * 60_000

/** A series' days, as far ahead as meetings are made. */
function repeatsOf({ frequency, clock: { now, zone } }: LayoutOptions, day: Day) {
  const ahead = addDays(dayIn(now, zone), MADE_AHEAD_DAYS)
  const series = { frequency, monthlyOn: 'START_WEEK_OF_MONTH', firstOn: day, lastOn: null } as const
  return daysOfSeries(series, day, ahead > day ? ahead : day)
}

/** Busy times by UTC day, because comparing each slot with all of three months is slow. */
type Diary = ReadonlyMap<number, readonly { one: MeetingSpan }[]>

function daysOf({ startsAt, endsAt }: MeetingSpan) {
  const first = Math.floor(startsAt.getTime() / DAY_MS)
  const last = Math.floor(endsAt.getTime() / DAY_MS)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const diaryOf = (busy: readonly MeetingSpan[]): Diary =>
  groupBy(
    busy.flatMap((one) => daysOf(one).map((day) => ({ day, one }))),
    ({ day }) => day,
  )

const isFree = (diary: Diary, spans: readonly MeetingSpan[]) =>
  !spans.some((span) => daysOf(span).some((day) => diary.get(day)?.some(({ one }) => isOverlapping(one, span))))

/** A day's consecutive slots, without the organizer's busy times. */
function slotsOn(options: LayoutOptions, own: Diary, day: Day): Slot[] {
  const repeats = repeatsOf(options, day)
  const first = minutesOf(options.startTime)
  const end = Math.min(MIDNIGHT, first + DAY_MINUTES)
  const slots: Slot[] = []
  let minutes = first
  while (minutes + options.durationMinutes <= end) {
    const time = clockOf(minutes)
    const spans = repeats.flatMap((one) => spanOf(one, time, options.durationMinutes, options.clock.zone) ?? [])
    const isOpen = spans[0] !== undefined && spans[0].startsAt > options.clock.now && isFree(own, spans)
    if (isOpen) slots.push({ day, time, spans })
    minutes += isOpen ? options.durationMinutes : SLOT_MINUTES
  }
  return slots
}

/** Outside the working day of somebody in another zone. */
function isOutside({ clock, zones }: LayoutOptions, memberId: string, { spans: [first] }: Slot) {
  const zone = zones?.get(memberId) ?? clock.zone
  return zone !== clock.zone && first !== undefined && !isWorkingTime(first.startsAt, zone)
}

/** Assigns each person a first-week slot that both have free now and in every repeat; lists people without one. */
export function layOut(options: LayoutOptions): Layout {
  const { organizerId, memberIds, busy, weekdays, meetingsPerDay, heldOn = [] } = options
  const diaries = new Map(
    [...groupBy(busy, ({ memberId }) => memberId)].map(([memberId, theirs]) => [memberId, diaryOf(theirs)]),
  )
  const diaryFor = (memberId: string): Diary => diaries.get(memberId) ?? new Map()
  const days = firstWeek(options.startsOn, options.frequency).filter((day) => weekdays.includes(weekdayOf(day)))
  const slots = days.flatMap((day) => slotsOn(options, diaryFor(organizerId), day))
  const freeFor = (memberId: string) => {
    const own = diaryFor(memberId)
    return slots
      .flatMap((slot, index) =>
        isFree(own, slot.spans) ? [{ index, rank: Number(isOutside(options, memberId, slot)) }] : [],
      )
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ index }) => index)
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
