import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { disconnectAccount } from '@/lib/integrations/commands/disconnect-account'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, moveTo } from './connected-organizer'
import { aGoogleAccount } from '@/tests/factories/integrations'
import { aMeeting, at, seriesNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'

const NOW = '2027-01-04T08:00:00Z'
const inJanuary = <Result>(live: () => Promise<Result>) => at(NOW, live)
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

const third = (ids: readonly string[]) => ({ id: ids[2] ?? '' })

test('a meeting becomes one event with its attendees and a Meet link, and a change is of the same event', async () => {
  const { organizer, guest, calendar, providers } = await aConnectedOrganizer()
  const meeting = await aMeeting(organizer, { attendees: [guest], title: 'Launch', hasMeet: true })
  await syncCalendarEvents()
  const id = meeting.id.replaceAll('-', '')
  expect(calendar.list()).toMatchObject([
    { id, summary: 'Launch', attendees: [{ email: guest.email, responseStatus: 'needsAction' }] },
  ])
  const { htmlLink, meetLink } = await db.calendarEvent.findUniqueOrThrow({ where: { id: meeting.id } })
  expect([htmlLink, meetLink]).toEqual([
    expect.stringContaining('https://calendar.google.com/'),
    expect.stringContaining('https://meet.google.com/'),
  ])
  await moveTo(organizer, meeting, { time: '15:00', attendees: [guest] })
  await syncCalendarEvents()
  expect(calendar.list()).toMatchObject([{ id, start: { dateTime: expect.stringContaining('T15:00') } }])
  expect(providers.standIn.violations).toEqual([])
})

test('the event of a one-on-one names both, and that of others nobody', async () => {
  const { organizer, guest, calendar } = await aConnectedOrganizer()
  await aMeeting(organizer, { title: 'Talk', attendees: [guest] })
  await aMeeting(organizer, { title: 'One-on-one', kind: 'ONE_ON_ONE', time: '15:00', attendees: [guest] })
  await syncCalendarEvents()
  const titles = calendar.list().map(({ summary }) => summary)
  expect(titles.toSorted()).toEqual(['One-on-one: Priya Nair and Priya Nair', 'Talk'])
})

test('no words of a description are taken for HTML', async () => {
  const { organizer, calendar } = await aConnectedOrganizer()
  const { id } = await aMeeting(organizer)
  const description = 'R&D: <draft> plan &amp; <a href="https://elsewhere.example">a < b</a>'
  await db.meeting.update({ where: { id }, data: { description } })
  await syncCalendarEvents()
  const [text] = calendar.list()[0]?.description.split('\n') ?? []
  expect(text).toBe('R&D: &lt;draft> plan &amp;amp; &lt;a href="https://elsewhere.example">a &lt; b&lt;/a>')
})

test('two workers make one event, and so does a retry whose first answer was lost', async () => {
  const { organizer, calendar, providers } = await aConnectedOrganizer()
  await aMeeting(organizer)
  await Promise.all([syncCalendarEvents(), syncCalendarEvents()])
  expect(calendar.list()).toHaveLength(1)
  const lost = await aMeeting(organizer, { time: '16:00' })
  await syncCalendarEvents()
  await db.calendarEvent.update({ where: { id: lost.id }, data: { pushedVersion: 0 } })
  await db.calendarOccurrence.update({ where: { meetingId: lost.id }, data: { pushedVersion: 0 } })
  await moveTo(organizer, lost, { time: '17:00' })
  await syncCalendarEvents()
  expect(calendar.list()).toHaveLength(2)
  expect(providers.standIn.violations).toEqual([])
})

test('a canceled meeting is deleted, and one that was deleted there is made anew', async () => {
  const { organizer, calendar } = await aConnectedOrganizer()
  const [canceled, deleted] = [await aMeeting(organizer), await aMeeting(organizer, { time: '16:00' })]
  await syncCalendarEvents()
  await cancelMeeting(organizer, { id: canceled.id, scope: 'this' })
  calendar.remove(deleted.id.replaceAll('-', ''))
  await moveTo(organizer, deleted, { time: '17:00' })
  await syncCalendarEvents()
  expect(
    calendar
      .list()
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['cancelled', 'confirmed'])
})

test('an answer given here is told, without a mail to everybody', async () => {
  const { organizer, guest, calendar, providers } = await aConnectedOrganizer()
  const meeting = await aMeeting(organizer, { attendees: [guest] })
  await syncCalendarEvents()
  await respondToMeeting(guest, { id: meeting.id, isAttending: false, note: '' })
  await syncCalendarEvents()
  expect(calendar.list()).toMatchObject([{ attendees: [{ responseStatus: 'declined' }] }])
  const patches = providers.standIn.seen.filter(({ method }) => method === 'PATCH')
  expect(patches.map(({ query }) => query['sendUpdates'])).toEqual(['none'])
})

const shapeOf = (calendar: Awaited<ReturnType<typeof aConnectedOrganizer>>['calendar']) =>
  calendar.list().flatMap((event) => calendar.instancesOf(event).filter(({ status }) => status === 'confirmed'))

const startsIn = (calendar: Awaited<ReturnType<typeof aConnectedOrganizer>>['calendar']) =>
  shapeOf(calendar)
    .map(({ start }) => start.dateTime.slice(0, 16))
    .toSorted()

test('a series is one recurring event, with the time of its zone over clock changes', () =>
  inJanuary(async () => {
    const { organizer, guest, calendar } = await aConnectedOrganizer('Europe/Berlin')
    await aMeeting(organizer, { day: '2027-03-16', frequency: 'Weekly', lastOn: '2027-03-30', attendees: [guest] })
    await syncCalendarEvents()
    expect(calendar.list()).toMatchObject([{ recurrence: ['RRULE:FREQ=WEEKLY;UNTIL=20270330T215959Z'] }])
    expect(startsIn(calendar)).toEqual(['2027-03-16T09:00', '2027-03-23T09:00', '2027-03-30T08:00'])
  }))

test('one of a series that is moved leaves one, and a canceled one none', () =>
  inJanuary(async () => {
    const { organizer, calendar } = await aConnectedOrganizer()
    const series = await aMeeting(organizer, weekly)
    await syncCalendarEvents()
    await moveTo(organizer, third(series.ids), { day: '2027-01-20', time: '12:00' })
    await cancelMeeting(organizer, { id: series.ids[1] ?? '', scope: 'this' })
    await syncCalendarEvents()
    expect(startsIn(calendar)).toEqual(['2027-01-05T10:00', '2027-01-20T12:00', '2027-01-26T10:00'])
    expect(calendar.list().filter(({ recurrence }) => recurrence)).toHaveLength(1)
  }))

test('this and the following meetings get an event of their own, and the one before ends', () =>
  inJanuary(async () => {
    const { organizer, calendar } = await aConnectedOrganizer()
    const series = await aMeeting(organizer, weekly)
    await syncCalendarEvents()
    await moveTo(organizer, third(series.ids), { ...weekly, day: '2027-01-20', time: '12:00', scope: 'following' })
    await syncCalendarEvents()
    expect(startsIn(calendar)).toEqual(['2027-01-05T10:00', '2027-01-12T10:00', '2027-01-20T12:00'])
    expect((await seriesNow(series)).map(({ text }) => text)).toHaveLength(3)
  }))

test('the following meetings under another name are another event, without those that were canceled', () =>
  inJanuary(async () => {
    const { organizer, calendar } = await aConnectedOrganizer()
    const series = await aMeeting(organizer, weekly)
    await cancelMeeting(organizer, { id: series.ids[2] ?? '', scope: 'this' })
    await syncCalendarEvents()
    const second = { id: series.ids[1] ?? '' }
    await moveTo(organizer, second, { ...weekly, day: '2027-01-12', title: 'Renamed', scope: 'following' })
    await syncCalendarEvents()
    expect(startsIn(calendar)).toEqual(['2027-01-05T10:00', '2027-01-12T10:00', '2027-01-26T10:00'])
    expect(new Set(shapeOf(calendar).map(({ summary }) => summary)).size).toBe(2)
  }))

test('a series that is canceled keeps its past in the calendar, and one that never met goes', () =>
  inJanuary(async () => {
    const { organizer, calendar } = await aConnectedOrganizer()
    const series = await aMeeting(organizer, weekly)
    await syncCalendarEvents()
    await cancelMeeting(organizer, { id: series.ids[1] ?? '', scope: 'following' })
    await syncCalendarEvents()
    expect(startsIn(calendar)).toEqual(['2027-01-05T10:00'])
    await cancelMeeting(organizer, { id: series.ids[0] ?? '', scope: 'all' })
    await syncCalendarEvents()
    expect(startsIn(calendar)).toEqual([])
  }))

test('a revoked account blocks nothing, and after it is connected anew there is one event', async () => {
  const { organizer, calendar, providers } = await aConnectedOrganizer()
  providers.google.revoked.add(organizer.email)
  const meeting = await aMeeting(organizer)
  await syncCalendarEvents()
  await moveTo(organizer, meeting, { time: '15:00' })
  await syncCalendarEvents()
  expect(await db.integration.findFirst({ where: { memberId: organizer.memberId } })).toMatchObject({
    brokenAt: expect.any(Date),
  })
  await aGoogleAccount(organizer, providers)
  await syncCalendarEvents()
  await syncCalendarEvents()
  expect(calendar.list()).toMatchObject([{ start: { dateTime: expect.stringContaining('T15:00') } }])
})

test('what Google refuses is given up, and shown to the organizer', async () => {
  const { organizer, providers } = await aConnectedOrganizer()
  const meeting = await aMeeting(organizer)
  providers.standIn.fail({ under: '/google/calendar', kind: 'answer', status: 400, json: { error: { errors: [] } } })
  await syncCalendarEvents()
  expect(await db.calendarEvent.findUnique({ where: { id: meeting.id } })).toMatchObject({
    refusedAt: expect.any(Date),
  })
  await moveTo(organizer, meeting, { time: '15:00' })
  await syncCalendarEvents()
  expect(await db.calendarEvent.findUnique({ where: { id: meeting.id } })).toMatchObject({ refusedAt: null })
})

test('a meeting of a series that Google took after all is no longer shown as refused', () =>
  inJanuary(async () => {
    const { organizer, providers } = await aConnectedOrganizer()
    const series = await aMeeting(organizer, weekly)
    await syncCalendarEvents()
    const where = { occurrences: { some: { meetingId: series.id } } }
    const isRefused = async () => (await db.calendarEvent.findFirstOrThrow({ where })).refusedAt !== null
    await moveTo(organizer, series, { day: '2027-01-05', time: '15:00' })
    providers.standIn.fail({ under: '/google/calendar', kind: 'answer', status: 400, json: { error: { errors: [] } } })
    await syncCalendarEvents()
    expect(await isRefused()).toBe(true)
    await moveTo(organizer, series, { day: '2027-01-05', time: '16:00' })
    await syncCalendarEvents()
    expect(await isRefused()).toBe(false)
  }))

test('after disconnecting, events stay as they are', async () => {
  const { organizer, calendar } = await aConnectedOrganizer()
  const meeting = await aMeeting(organizer)
  await syncCalendarEvents()
  await disconnectAccount(organizer, { provider: 'GOOGLE' })
  await cancelMeeting(organizer, { id: meeting.id, scope: 'this' })
  await syncCalendarEvents()
  expect(calendar.list()).toMatchObject([{ status: 'confirmed' }])
})

test('a meeting of somebody without an account has no event', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer)
  expect(await db.calendarEvent.count({ where: { id } })).toBe(0)
})
