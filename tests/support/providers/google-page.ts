import { z } from 'zod'
import type { GoogleCalendars } from './google-calendar'
import type { Calendar, HeldEvent } from './google-events'
import type { Route } from './stand-in'

// A page on which one does in Google what its calendar would be opened for: move, delete and answer events.

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const actSchema = z.object({
  account: z.string(),
  id: z.string(),
  act: z.enum(['move', 'delete', 'accepted', 'declined']),
  who: z.string().default(''),
})

const later = ({ dateTime, ...rest }: HeldEvent['start']) => ({
  ...rest,
  dateTime: new Date(new Date(dateTime).getTime() + 3_600_000).toISOString(),
})

function act(calendar: Calendar, { id, act: wanted, who }: z.infer<typeof actSchema>) {
  const event = calendar.find(id)
  if (event === undefined) return
  if (wanted === 'delete') calendar.remove(id)
  else if (wanted === 'move') calendar.change(id, { start: later(event.start), end: later(event.end) })
  else {
    const attendees = event.attendees.map((one) => (one.email === who ? { ...one, responseStatus: wanted } : one))
    calendar.change(id, { attendees })
  }
}

function button(fields: Record<string, string>, label: string, action = '/google/act') {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="${action}" style="display:inline">${inputs.join('')}<button>${escaped(label)}</button></form>`
}

function line(calendar: Calendar, event: HeldEvent, isOne: boolean): string {
  const shared = { account: calendar.account, id: event.id }
  const answers = event.attendees.flatMap(({ email, displayName, responseStatus }) => [
    `<br>${escaped(displayName)} (${responseStatus}) `,
    button({ ...shared, act: 'accepted', who: email }, `Accept as ${displayName}`),
    button({ ...shared, act: 'declined', who: email }, `Decline as ${displayName}`),
  ])
  const acts = [button({ ...shared, act: 'move' }, 'Move 1 hour later'), button({ ...shared, act: 'delete' }, 'Delete')]
  const words = `${isOne ? 'One of it: ' : ''}${escaped(event.summary)}`
  const rule = event.recurrence === undefined ? '' : ` · ${escaped(event.recurrence.join(' '))}`
  const meet = event.hangoutLink === undefined ? '' : ` · ${escaped(event.hangoutLink)}`
  const when = `${event.start.dateTime} (${escaped(event.start.timeZone)})`
  return `<li><b>${words}</b><br>${when}${rule}${meet}<br>${acts.join(' ')}${answers.join(' ')}</li>`
}

const SHOWN_AHEAD = 2

function linesOf(calendar: Calendar): string[] {
  const events = calendar.list().filter(({ status, recurringEventId }) => status === 'confirmed' && !recurringEventId)
  return events.flatMap((event) => {
    const coming = calendar
      .instancesOf(event)
      .filter(({ status, end }) => status === 'confirmed' && new Date(end.dateTime) > new Date())
    return [line(calendar, event, false), ...coming.slice(0, SHOWN_AHEAD).map((one) => line(calendar, one, true))]
  })
}

const sectionOf = (calendar: Calendar) => `<section aria-label="${escaped(calendar.account)}">
<h2 style="font-size:18px">${escaped(calendar.account)}</h2>
${button({ account: calendar.account }, 'Revoke access', '/google/lose')}<ul>${linesOf(calendar).join('')}</ul></section>`

const pageOf = (calendars: readonly Calendar[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Google Calendar (stand-in)</title>
<body style="font:16px/1.5 system-ui;max-width:44rem;margin:5vh auto;padding:0 1rem">
<h1 style="font-size:22px">Google Calendar (stand-in)</h1>
${calendars.length === 0 ? '<p>Nobody has events here yet.</p>' : ''}
${calendars.map(sectionOf).join('')}
</body></html>`

/** The page, and what its buttons do. Losing access is what happens when somebody revokes it in their Google account. */
export function googlePage({ calendars, calendarOf }: GoogleCalendars, revoked: Set<string>): Route[] {
  const home = { status: 303, headers: { location: '/google/' } }
  return [
    { method: 'GET', path: '/', answer: () => ({ html: pageOf([...calendars.values()]) }) },
    {
      method: 'POST',
      path: '/act',
      body: actSchema,
      answer: ({ body }) => {
        const asked = actSchema.parse(body)
        act(calendarOf(asked.account), asked)
        return home
      },
    },
    {
      method: 'POST',
      path: '/lose',
      body: z.object({ account: z.string() }),
      answer: ({ body }) => {
        revoked.add(z.object({ account: z.string() }).parse(body).account)
        return home
      },
    },
  ]
}
