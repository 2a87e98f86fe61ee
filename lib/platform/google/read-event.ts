import 'server-only'
import { z } from 'zod'
import { ask, calendarId, once } from './ask-calendar'

const attendee = z.object({
  email: z.string().default(''),
  displayName: z.string().optional(),
  responseStatus: z.string().optional(),
  resource: z.boolean().optional(),
})

/** Of an event; people who are not ours, too. */
export const attendeesSchema = z.array(attendee).default([])

/** A room or another thing that was booked in Google. */
export type BookedRoom = z.infer<typeof attendee>

const attendingOf = (status: string | undefined) =>
  status === 'accepted' ? true : status === 'declined' ? false : null

export const answersOf = (attendees: readonly BookedRoom[]): Map<string, boolean | null> =>
  new Map(attendees.map(({ email, responseStatus }) => [email.toLowerCase(), attendingOf(responseStatus)]))

const roomsOf = (attendees: readonly BookedRoom[]) => attendees.filter(({ resource }) => resource === true)

const WHO = 'attendees(email,displayName,responseStatus,resource)'

const kept = z.object({ attendees: attendeesSchema, recurrence: z.array(z.string()).default([]) })

/** What Google knows of an event beside what we write; null: there is none. */
export async function readEvent(access: string, eventId: string) {
  const params = { calendarId, eventId, fields: `recurrence,${WHO}` }
  const event = await ask(access, (calendar) => calendar.events.get(params, once()), [404, 410])
  if (event === null) return null
  const { attendees, recurrence } = kept.parse(event)
  return { answers: answersOf(attendees), rooms: roomsOf(attendees), recurrence }
}

const instances = z.object({ items: z.array(z.object({ id: z.string(), attendees: attendeesSchema })).default([]) })

/** An occurrence of a recurring event, also a deleted one; null: the rule has none then. */
export async function findInstance(access: string, eventId: string, originalStart: Date) {
  const originalTime = originalStart.toISOString()
  const at = { originalStart: originalTime, showDeleted: true, maxResults: 1, fields: `items(id,${WHO})` }
  const found = await ask(
    access,
    (calendar) => calendar.events.instances({ calendarId, eventId, ...at }, once()),
    [404, 410],
  )
  const [instance] = found === null ? [] : instances.parse(found).items
  return instance === undefined ? null : { id: instance.id, rooms: roomsOf(instance.attendees) }
}
