'use client'

import { useId, useState } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { cx } from '@/components/ui/cx'
import { FieldError } from '@/components/ui/form/field'
import { Icon } from '@/components/ui/icon/icon'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { slotsOf, slotTimes, weekFrom, type Busy, type Slot } from '@/lib/meetings/rules/meeting-times'
import { addDays, dateOf, dayIn, formatDate, formatDateTime, type Day } from '@/lib/shared/dates'
import { nameList } from '@/lib/shared/text'
import { zoneName } from '@/lib/shared/zone-names'
import { instantOf } from '@/lib/shared/zones'
import { LocalTimes } from './local-times'
import { useSuggested } from './use-suggested'
import { useBusy, type MovedMeeting } from './use-busy'

export interface SlotPerson {
  id: string
  name: string
}

export interface SlotPickerProps {
  value: { day: Day; time: string }
  onChange: (slot: { day: Day; time: string }) => void
  durationMinutes: number
  /** People whose busy times are shown. */
  people: readonly SlotPerson[]
  /** People who must be free; others are only marked. */
  bookedIds: readonly string[]
  clock: { now: Date; zone: string }
  moved?: MovedMeeting
  /** Of the form around it. */
  attempts?: number
  /** The time follows the chosen people until somebody picks one. */
  isSuggested?: boolean
  error?: string
}

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
]

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const dayHeading = (day: Day) =>
  `${weekdays[dateOf(day).getUTCDay()] ?? ''}, ${formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC').slice(0, 6)}`

interface SlotChoiceProps extends Pick<SlotPickerProps, 'people' | 'bookedIds' | 'clock' | 'onChange'> {
  day: Day
  slot: Slot
  isChosen: boolean
}

function SlotChoice({ day, slot, isChosen, people, bookedIds, clock, onChange }: SlotChoiceProps) {
  const busyNames = people.filter(({ id }) => slot.busyIds.includes(id)).map(({ name }) => name)
  const isTaken = bookedIds.some((id) => slot.busyIds.includes(id))
  const words = busyNames.length === 0 ? '' : `${busyNames.join(', ')} busy`
  return (
    <label className={cx('slot', words !== '' && 'slot-busy')} title={words || undefined}>
      <input
        type="radio"
        name="slot"
        value={`${day} ${slot.time}`}
        checked={isChosen}
        disabled={slot.isPast || isTaken}
        onChange={() => onChange({ day, time: slot.time })}
      />
      {formatDate(slot.startsAt, 'hh:mm a', clock.zone)}
      {words !== '' && <span className="sr-only">, {words}</span>}
    </label>
  )
}

interface SlotColumnProps extends Omit<SlotPickerProps, 'error' | 'moved' | 'attempts' | 'isSuggested'> {
  day: Day
  busy: readonly Busy[]
}

function SlotColumn({ day, busy, value, durationMinutes, ...rest }: SlotColumnProps) {
  const headingId = useId()
  const slots = slotsOf(day, durationMinutes, rest.clock, busy)
  return (
    <div role="group" aria-labelledby={headingId} className="min-w-0">
      <p id={headingId} className="pb-2 text-sm font-medium text-subtle">
        {dayHeading(day)}
      </p>
      <div className="slots">
        {slots.map((slot) => (
          <SlotChoice
            key={slot.time}
            day={day}
            slot={slot}
            {...rest}
            isChosen={value.day === day && value.time === slot.time}
          />
        ))}
      </div>
      {slots.length === 0 && <p className="text-sm text-subtle">No times left</p>}
    </div>
  )
}

type BusyNoteProps = Pick<SlotPickerProps, 'value' | 'durationMinutes' | 'people' | 'bookedIds' | 'clock'> & {
  busy: readonly Busy[]
}

/** People busy at the chosen time: another is needed, or they can still be invited. */
function BusyNote({ value, durationMinutes, people, bookedIds, clock, busy }: BusyNoteProps) {
  const chosen = slotsOf(value.day, durationMinutes, clock, busy).find(({ time }) => time === value.time)
  const found = people.filter(({ id }) => chosen?.busyIds.includes(id))
  const taken = found.filter(({ id }) => bookedIds.includes(id))
  const named = (taken.length > 0 ? taken : found).map(({ name }) => name)
  if (named.length === 0) return null
  const words = `${nameList(named)} ${named.length === 1 ? 'is' : 'are'} busy then.`
  if (taken.length > 0) return <FieldError>{`${words} Choose another time.`}</FieldError>
  return <p className="text-sm text-warning-ink">{words}</p>
}

/** The chosen time where none of the shown slots is it. */
const ChosenElsewhere = ({ value: { day, time }, clock: { zone } }: Pick<SlotPickerProps, 'value' | 'clock'>) => (
  <p className="text-sm">Chosen: {formatDateTime(instantOf(day, time, zone) ?? dateOf(day), zone)}</p>
)

/** The same time on another day, or that day's first. */
function sameTimeOn(day: Day, time: string, { now, zone }: SlotPickerProps['clock']) {
  const times = slotTimes(day, now, zone)
  return { day, time: times.includes(time) ? time : (times[0] ?? time) }
}

/** Picks a slot in a day or week; arrow keys move. In the day view the shown day is the chosen one. */
export function SlotPicker({ moved, attempts = 0, isSuggested = false, error, ...picker }: SlotPickerProps) {
  const { value, people, clock, onChange } = picker
  const [view, setView] = useState('day')
  const [weekOf, setWeekOf] = useState(value.day)
  const isWeek = view === 'week'
  const from = isWeek ? weekOf : value.day
  const days = isWeek ? weekFrom(from) : [from]
  const today = dayIn(clock.now, clock.zone)
  const startsAt = instantOf(value.day, value.time, clock.zone)
  const isShown = days.includes(value.day) && slotTimes(value.day, clock.now, clock.zone).includes(value.time)
  const memberIds = people.map(({ id }) => id)
  const answer = useBusy({ from, days: days.length, memberIds, moved, attempts })
  const { busy, zones, hasFailed } = answer
  // After a refusal the person chooses.
  useSuggested({ ...picker, isOn: isSuggested && attempts === 0, memberIds, answer })

  function show(day: Day) {
    setWeekOf(day)
    if (!isWeek) onChange(sameTimeOn(day, value.time, clock))
  }

  function move(step: number) {
    const day = addDays(from, step * days.length)
    show(day < today ? today : day)
  }

  return (
    <fieldset data-invalid={error ? '' : undefined} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 font-medium">Time ({zoneName(clock.zone)})</legend>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={<Icon name="chevron-left" />}
          label="Earlier"
          disabled={from <= today}
          onClick={() => move(-1)}
        />
        <input
          type="date"
          aria-label="Day"
          value={from}
          min={today}
          className="control h-9 w-40 px-3"
          onChange={({ target }) => target.value >= today && show(target.value)}
        />
        <IconButton icon={<Icon name="chevron-right" />} label="Later" onClick={() => move(1)} />
        <SegmentedControl
          legend="View"
          name="slot-view"
          segments={views}
          value={view}
          onChange={({ target }) => {
            setView(target.value)
            setWeekOf(value.day)
          }}
        />
      </div>
      <div className={isWeek ? 'slot-week' : undefined}>
        {days.map((day) => (
          <SlotColumn key={day} day={day} busy={busy} {...picker} />
        ))}
      </div>
      {!isShown && <ChosenElsewhere {...picker} />}
      {startsAt && <LocalTimes startsAt={startsAt} zone={clock.zone} people={people} zones={zones} />}
      <BusyNote busy={busy} {...picker} />
      {hasFailed && <p className="text-sm text-subtle">Couldn’t load who is busy.</p>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
