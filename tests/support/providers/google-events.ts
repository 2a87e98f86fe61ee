import { isExclusion, isKnownRule, startsOf } from './google-recurrence'
import { z } from 'zod'
import { instantOf } from '@/lib/shared/zones'

const time = z.strictObject({ dateTime: z.iso.datetime(), timeZone: z.string().min(1) })

/** An event as it may be written. */
export const eventBody = z.strictObject({
  summary: z.string().min(1),
  description: z.string(),
  status: z.literal('confirmed'),
  visibility: z.enum(['default', 'private']),
  start: time,
  end: time,
  recurrence: z
    .array(z.string())
    .refine(
      (lines) => lines.every((line, index) => (index === 0 ? isKnownRule(line) : isExclusion(line))),
      'are no rules that we write',
    )
    .optional(),
  attendees: z.array(
    z.strictObject({
      email: z.email(),
      displayName: z.string(),
      responseStatus: z.enum(['needsAction', 'accepted', 'declined']),
      resource: z.literal(true).optional(),
    }),
  ),
  conferenceData: z
    .strictObject({
      createRequest: z.strictObject({
        requestId: z.string().min(1),
        conferenceSolutionKey: z.strictObject({ type: z.literal('hangoutsMeet') }),
      }),
    })
    .nullish(),
})

export type EventBody = z.infer<typeof eventBody>

/** An event as a calendar holds it. */
export type HeldEvent = Omit<EventBody, 'status' | 'conferenceData'> & {
  id: string
  status: 'confirmed' | 'cancelled'
  htmlLink: string
  hangoutLink?: string | undefined
  updated: string
  recurringEventId?: string
  originalStartTime?: { dateTime: string }
  /** At which change of the calendar it became what it is. */
  changedAt: number
}

const basic = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The instant of a line such as “EXDATE;TZID=Europe/Berlin:20270112T110000”. */
function instantIn(line: string, zone: string): number | undefined {
  const [, year, month, date, hours, minutes, utc] = /:(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}(Z?)$/.exec(line) ?? []
  return instantOf(`${year}-${month}-${date}`, `${hours}:${minutes}`, utc === 'Z' ? 'UTC' : zone)?.getTime()
}

const lengthOf = ({ start, end }: Pick<HeldEvent, 'start' | 'end'>) =>
  new Date(end.dateTime).getTime() - new Date(start.dateTime).getTime()

let clock = 0

/** The time by Google's clock: no two changes are made at one. */
const tick = () => new Date((clock = Math.max(Date.now(), clock + 1))).toISOString()

/** The calendar of one account. `onChange` hears of every change; `page` is where its events are looked at. */
export function createCalendar(account: string, onChange: () => void, page: () => string) {
  const events = new Map<string, HeldEvent>()
  let changes = 0

  function keep(event: Omit<HeldEvent, 'updated' | 'changedAt'>): HeldEvent {
    const kept = { ...event, updated: tick(), changedAt: (changes += 1) }
    events.set(event.id, kept)
    onChange()
    return kept
  }

  const linkOf = (id: string) => `${page()}?eid=${btoa(`${id} ${account}`).replaceAll('=', '')}`

  const meetOf = (id: string, { conferenceData }: EventBody, before?: HeldEvent) => {
    if (conferenceData === null) return {}
    const letters = [...id].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26))).join('')
    const made = `https://meet.google.com/${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7, 10)}`
    const hangoutLink = conferenceData === undefined ? before?.hangoutLink : made
    return hangoutLink === undefined ? {} : { hangoutLink }
  }

  function write(id: string, body: EventBody, before?: HeldEvent): HeldEvent {
    const { conferenceData: _asked, recurrence: given, ...event } = body
    const own = before?.recurringEventId === undefined ? {} : { recurringEventId: before.recurringEventId }
    const original = before?.originalStartTime === undefined ? {} : { originalStartTime: before.originalStartTime }
    const recurrence = given ?? before?.recurrence
    const rule = recurrence === undefined || recurrence.length === 0 ? {} : { recurrence }
    return keep({ ...event, ...rule, ...own, ...original, id, htmlLink: linkOf(id), ...meetOf(id, body, before) })
  }

  /** The occurrences of a recurring event, those that were changed on their own as they are now. */
  function instancesOf(master: HeldEvent): HeldEvent[] {
    const [rule, ...left] = master.recurrence ?? []
    const { timeZone } = master.start
    const isLeftOut = (at: Date) => left.some((line) => instantIn(line, timeZone) === at.getTime())
    if (rule === undefined || master.status === 'cancelled') return []
    const { recurrence: _rule, ...shared } = master
    const starts = startsOf(rule, new Date(master.start.dateTime), timeZone).filter((at) => !isLeftOut(at))
    return starts.map((at) => {
      const id = `${master.id}_${basic(at)}`
      const span = {
        start: { dateTime: at.toISOString(), timeZone },
        end: { dateTime: new Date(at.getTime() + lengthOf(master)).toISOString(), timeZone },
      }
      const made = {
        ...shared,
        ...span,
        id,
        recurringEventId: master.id,
        originalStartTime: { dateTime: at.toISOString() },
      }
      return events.get(id) ?? made
    })
  }

  const masterOf = (id: string) => events.get(id.split('_')[0] ?? '')

  /** An event, or an occurrence of one. */
  function find(id: string): HeldEvent | undefined {
    const held = events.get(id)
    const master = held === undefined && id.includes('_') ? masterOf(id) : undefined
    return held ?? (master && instancesOf(master).find((one) => one.id === id))
  }

  return {
    account,
    find,
    instancesOf,
    write,
    /** Changes made in Google itself. */
    change: (
      id: string,
      changed: Partial<Pick<HeldEvent, 'start' | 'end' | 'attendees' | 'recurrence' | 'summary'>>,
    ) => {
      const event = find(id)
      return event && keep({ ...event, ...changed })
    },
    remove: (id: string): boolean => {
      const event = find(id)
      if (event === undefined || event.status === 'cancelled') return false
      keep({ ...event, status: 'cancelled' })
      return true
    },
    list: () => [...events.values()],
    /** What changed since, and the number to ask from next. */
    since: (change: number) => [...events.values()].filter(({ changedAt }) => changedAt > change),
    now: () => changes,
    /** Every event and occurrence of a span. */
    within: (from: Date, until: Date) =>
      [...events.values()]
        .filter(({ recurringEventId }) => recurringEventId === undefined)
        .flatMap((event) => (event.recurrence === undefined ? [event] : instancesOf(event)))
        .filter(({ status }) => status === 'confirmed')
        .map(({ start, end }) => ({ start: start.dateTime, end: end.dateTime }))
        .filter(({ start, end }) => new Date(start) < until && new Date(end) > from),
  }
}

export type Calendar = ReturnType<typeof createCalendar>
