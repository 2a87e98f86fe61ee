import { expect, test } from 'vitest'
import { takeGoogleChanges } from '@/lib/meetings/calendar/commands/take-google-changes'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, googleId, moveTo, settle, type Known } from './connected-organizer'
import { aMeeting, at, meetingNow, seriesNow } from '@/tests/factories/meetings'

const NOW = '2027-01-04T08:00:00Z'
const inJanuary = <Result>(live: () => Promise<Result>) => at(NOW, live)
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

const later = (time: { dateTime: string; timeZone: string }, hours = 1) => ({
  ...time,
  dateTime: new Date(new Date(time.dateTime).getTime() + hours * 3_600_000).toISOString(),
})

function moveInGoogle({ calendar }: Pick<Known, 'calendar'>, id: string, hours = 1) {
  const event = calendar.find(id)
  if (!event) throw new Error('no such event')
  calendar.change(id, { start: later(event.start, hours), end: later(event.end, hours) })
}

const toldOf = (memberId: string) =>
  db.notification
    .findMany({ where: { memberId }, orderBy: { createdAt: 'asc' } })
    .then((rows) => rows.map(({ message }) => message))

test('a meeting that is moved in Google moves, its attendees are told, and nothing is told back', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, guest, calendar, providers } = known
  const meeting = await aMeeting(organizer, { attendees: [guest], title: 'Launch' })
  const before = await meetingNow(meeting)
  await settle(known)
  moveInGoogle(known, googleId(meeting.id))
  const writes = () =>
    providers.standIn.seen.filter(({ method }) => ['POST', 'PATCH', 'DELETE'].includes(method)).length
  const written = writes()
  await settle(known)
  await settle(known)
  expect((await meetingNow(meeting)).startsAt.getTime() - before.startsAt.getTime()).toBe(3_600_000)
  expect((await toldOf(guest.memberId)).join()).toContain('moved the follow-up “Launch” to ')
  expect(writes()).toBe(written)
  expect(calendar.list()).toHaveLength(1)
  expect(providers.standIn.violations).toEqual([])
})

test('a meeting that is deleted in Google is canceled, and its attendees are told', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, guest, calendar } = known
  const meeting = await aMeeting(organizer, { attendees: [guest], title: 'Launch' })
  await settle(known)
  calendar.remove(googleId(meeting.id))
  await settle(known)
  expect((await meetingNow(meeting)).canceledAt).not.toBeNull()
  expect((await toldOf(guest.memberId)).join()).toContain('canceled the follow-up “Launch”')
})

test('an answer given in Google counts here, and the organizer hears of it once', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, guest, calendar } = known
  const meeting = await aMeeting(organizer, { attendees: [guest] })
  await settle(known)
  const event = calendar.find(googleId(meeting.id))
  const attendees = event?.attendees.map((one) => ({ ...one, responseStatus: 'declined' as const })) ?? []
  calendar.change(googleId(meeting.id), { attendees })
  await settle(known)
  await settle(known)
  const place = (await meetingNow(meeting)).attendees.find(({ memberId }) => memberId === guest.memberId)
  expect(place?.isAttending).toBe(false)
  expect(await toldOf(organizer.memberId)).toHaveLength(1)
})

test('a time that the organizer has given away is put back in Google, and they are told why', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, calendar } = known
  const meeting = await aMeeting(organizer, { title: 'Launch' })
  await aMeeting(organizer, { time: '11:00' })
  await settle(known)
  const was = calendar.find(googleId(meeting.id))?.start
  moveInGoogle(known, googleId(meeting.id))
  await settle(known)
  expect(calendar.find(googleId(meeting.id))?.start).toEqual(was)
  expect((await toldOf(organizer.memberId)).join()).toContain('“Launch” was put back in Google Calendar.')
})

test('a meeting that is stretched over days in Google is put back', async () => {
  const known = await aConnectedOrganizer()
  const meeting = await aMeeting(known.organizer)
  await settle(known)
  const was = known.calendar.find(googleId(meeting.id))
  if (!was) throw new Error('no such event')
  known.calendar.change(googleId(meeting.id), { start: was.start, end: later(was.end, 24) })
  await settle(known)
  expect(known.calendar.find(googleId(meeting.id))?.end).toEqual(was.end)
})

test('what changes here at the same time counts', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, calendar } = known
  const meeting = await aMeeting(organizer)
  await settle(known)
  moveInGoogle(known, googleId(meeting.id))
  await moveTo(organizer, meeting, { time: '15:00' })
  await db.calendarWatch.updateMany({ data: { syncedAt: new Date(0) } })
  await takeGoogleChanges()
  await settle(known)
  expect((await meetingNow(meeting)).startsAt.toISOString()).toContain('T15:00')
  expect(calendar.find(googleId(meeting.id))?.start.dateTime).toContain('T15:00')
})

test('a completed meeting stays where it was', async () => {
  const known = await aConnectedOrganizer()
  const meeting = await aMeeting(known.organizer)
  await settle(known)
  await completeMeeting(known.organizer, { id: meeting.id })
  const { startsAt } = await meetingNow(meeting)
  moveInGoogle(known, googleId(meeting.id))
  await settle(known)
  expect((await meetingNow(meeting)).startsAt).toEqual(startsAt)
})

test('a sync token that is too old begins with all events again', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, calendar, providers } = known
  providers.calendars.settings.pageSize = 1
  const [meeting] = [await aMeeting(organizer), await aMeeting(organizer, { time: '16:00' })]
  await settle(known)
  calendar.remove(googleId(meeting.id))
  providers.calendars.settings.oldestSync = calendar.now() + 1
  await settle(known)
  expect((await meetingNow(meeting)).canceledAt).not.toBeNull()
  expect(providers.standIn.violations).toEqual([])
})

test('an account is looked at again after ten minutes, and not before', async () => {
  const known = await aConnectedOrganizer()
  await aMeeting(known.organizer)
  await settle(known)
  const asked = () => known.providers.standIn.seen.filter(({ query }) => query['syncToken'] !== undefined).length
  const before = asked()
  await takeGoogleChanges()
  expect(asked()).toBe(before)
  await db.calendarWatch.updateMany({
    where: { integrationId: known.account.id },
    data: { syncedAt: new Date(now().getTime() - 11 * 60_000) },
  })
  await takeGoogleChanges()
  expect(asked()).toBe(before + 1)
})

const textsOf = async (series: { id: string }) => (await seriesNow(series)).map(({ text }) => text)

async function aWeekly(known: Known) {
  const series = await aMeeting(known.organizer, { ...weekly, attendees: [known.guest] })
  await settle(known)
  const { calendarUid } = await db.meetingSeries.findFirstOrThrow({ where: { meetings: { some: { id: series.id } } } })
  const master = googleId(calendarUid)
  return { ...series, master, instances: known.calendar.find(master) }
}

test('one of a series that is moved or deleted in Google moves or is canceled alone', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aWeekly(known)
    moveInGoogle(known, `${series.master}_20270112T100000Z`, 2)
    known.calendar.remove(`${series.master}_20270119T100000Z`)
    await settle(known)
    expect(await textsOf(series)).toEqual([
      '2027-01-05 10:00',
      '2027-01-12 12:00',
      '2027-01-19 10:00 canceled',
      '2027-01-26 10:00',
    ])
  }))

test('a series that is moved in Google moves as a whole, and stays one event', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aWeekly(known)
    moveInGoogle(known, series.master, 25)
    await settle(known)
    await settle(known)
    expect(await textsOf(series)).toEqual(['2027-01-06 11:00', '2027-01-13 11:00', '2027-01-20 11:00'])
    expect(known.calendar.list()).toHaveLength(1)
  }))

test('a series whose next meeting was moved alone moves in Google by its own days', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aWeekly(known)
    await moveTo(known.organizer, series, { day: '2027-01-07' })
    await settle(known)
    moveInGoogle(known, series.master, 25)
    await settle(known)
    expect(await textsOf(series)).toEqual(['2027-01-06 11:00', '2027-01-13 11:00', '2027-01-20 11:00'])
  }))

test('a series that is deleted in Google is canceled; one that is cut short ends there', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const [whole, cut] = [await aWeekly(known), await aMeeting(known.organizer, { ...weekly, time: '15:00' })]
    await settle(known)
    const { calendarUid } = await db.meetingSeries.findFirstOrThrow({ where: { meetings: { some: { id: cut.id } } } })
    known.calendar.remove(whole.master)
    known.calendar.change(googleId(calendarUid), { recurrence: ['RRULE:FREQ=WEEKLY;UNTIL=20270118T225959Z'] })
    await settle(known)
    expect((await textsOf(whole)).every((text) => text.endsWith('canceled'))).toBe(true)
    expect(await textsOf(cut)).toEqual([
      '2027-01-05 15:00',
      '2027-01-12 15:00',
      '2027-01-19 15:00 canceled',
      '2027-01-26 15:00 canceled',
    ])
  }))

test('an answer to a series counts for each of its meetings, but those answered alone', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const { guest, calendar } = known
    const series = await aWeekly(known)
    const answer = (id: string, responseStatus: 'accepted' | 'declined') => {
      const attendees = calendar.find(id)?.attendees.map((one) => ({ ...one, responseStatus })) ?? []
      calendar.change(id, { attendees })
    }
    answer(`${series.master}_20270112T100000Z`, 'declined')
    await settle(known)
    answer(series.master, 'accepted')
    await settle(known)
    const places = await db.meetingAttendee.findMany({
      where: { memberId: guest.memberId },
      orderBy: { startsAt: 'asc' },
    })
    expect(places.map(({ isAttending }) => isAttending)).toEqual([true, false, true, true])
  }))
