import ICAL from 'ical.js'
import { expect } from 'vitest'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'

type Held = { sequence: number; series: ICAL.Event | null; alone: Map<string, ICAL.Event> }

const instant = (time: ICAL.Time) => time.toJSDate().toISOString().slice(0, 16)

/** The entries of one file, which is about one thing in a calendar and says so. */
export function entriesOf({ method, content }: CalendarFile) {
  const parsed = new ICAL.Component(ICAL.parse(content))
  expect(parsed.getFirstPropertyValue('method')).toBe(method)
  const events = parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
  expect(new Set(events.map(({ sequence }) => sequence)).size).toBe(1)
  const [first] = events
  if (!first) throw new Error('The file says nothing.')
  const series = events.find(({ recurrenceId }) => recurrenceId === null || recurrenceId === undefined) ?? null
  return { uid: first.uid, sequence: first.sequence, series, others: events.filter((one) => one !== series), parsed }
}

/** The starts of a series until a day, those of meetings moved alone included. */
function startsOf(series: ICAL.Event | null, alone: ReadonlyMap<string, ICAL.Event>, until: string): string[] {
  const starts = new Map([...alone].map(([at, { startDate }]) => [at, instant(startDate)]))
  if (series?.isRecurring()) {
    const days = series.iterator()
    for (let day: ICAL.Time | null = days.next(); day && instant(day) < until; day = days.next())
      if (!alone.has(instant(day))) starts.set(instant(day), instant(day))
  } else if (series) starts.set('', instant(series.startDate))
  return [...starts.values()].filter((start) => start < until).toSorted()
}

const byStart = (events: readonly ICAL.Event[]) => new Map(events.map((one) => [instant(one.recurrenceId), one]))

export function startsIn(file: CalendarFile, until: string): string[] {
  const { series, others } = entriesOf(file)
  return startsOf(series, byStart(others), until)
}

/** A calendar program that takes files as RFC 5546 says, and takes none that isn't newer than what it has. */
export class CalendarProgram {
  readonly #held = new Map<string, Held>()

  take(file: CalendarFile) {
    const { uid, sequence, series, others } = entriesOf(file)
    const held = this.#held.get(uid) ?? { sequence: -1, series: null, alone: new Map<string, ICAL.Event>() }
    expect(sequence).toBeGreaterThan(held.sequence)
    if (file.method === 'CANCEL' && series) this.#held.delete(uid)
    else if (file.method === 'CANCEL')
      this.#held.set(uid, { ...held, sequence, ...this.#without(held, [...byStart(others).keys()]) })
    else if (series) this.#held.set(uid, { sequence, series, alone: byStart(others) })
    else this.#held.set(uid, { ...held, sequence, alone: new Map([...held.alone, ...byStart(others)]) })
  }

  #without({ series, alone }: Held, starts: readonly string[]): Pick<Held, 'series' | 'alone'> {
    const kept = new Map([...alone].filter(([start]) => !starts.includes(start)))
    for (const start of starts)
      series?.component.addPropertyWithValue('exdate', ICAL.Time.fromJSDate(new Date(`${start}Z`), true))
    return { series: series && new ICAL.Event(series.component), alone: kept }
  }

  starts(until: string): string[] {
    return [...this.#held.values()].flatMap(({ series, alone }) => startsOf(series, alone, until)).toSorted()
  }
}
