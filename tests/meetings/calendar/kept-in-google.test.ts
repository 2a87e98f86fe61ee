import { expect, test } from 'vitest'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, googleId, moveTo, settle, type Known } from './connected-organizer'
import { aMeeting, at, meetingNow, seriesNow } from '@/tests/factories/meetings'

const inJanuary = <Result>(live: () => Promise<Result>) => at('2027-01-04T08:00:00Z', live)
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

const keptFor = async ({ organizer }: Known) =>
  (await db.notification.findMany({ where: { memberId: organizer.memberId }, select: { message: true } })).map(
    ({ message }) => message,
  )

async function aSeries(known: Known, given: { lastOn?: string | null } = {}) {
  const series = await aMeeting(known.organizer, { ...weekly, ...given, title: 'Talk', attendees: [known.guest] })
  await settle(known)
  const where = { meetings: { some: { id: series.id } } }
  const { calendarUid } = await db.meetingSeries.findFirstOrThrow({ where })
  const repeatInGoogle = async (...recurrence: string[]) => {
    known.calendar.change(googleId(calendarUid), { recurrence })
    await settle(known)
    return known.calendar.find(googleId(calendarUid))?.recurrence
  }
  return { ...series, repeatInGoogle, row: () => db.meetingSeries.findFirstOrThrow({ where }) }
}

test('a series that gets an end in Google is made until then', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aSeries(known, { lastOn: null })
    const count = (await seriesNow(series)).length
    await series.repeatInGoogle('RRULE:FREQ=WEEKLY;UNTIL=20270630T225959Z')
    expect(await series.row()).toMatchObject({ endedAt: null, lastOn: new Date('2027-06-30') })
    expect((await seriesNow(series)).filter(({ text }) => !text.endsWith('canceled'))).toHaveLength(count)
    expect(known.providers.standIn.violations).toEqual([])
  }))

test('a series that repeats in another way in Google, or for longer, is put back, and its organizer is notified', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aSeries(known)
    const before = await seriesNow(series)
    const ours = ['RRULE:FREQ=WEEKLY;UNTIL=20270126T235959Z']
    for (const rule of [
      'RRULE:FREQ=DAILY;UNTIL=20270126T235959Z',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270126T235959Z',
      'RRULE:FREQ=WEEKLY;UNTIL=20270126T235959Z;BYDAY=TU,TH',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'RRULE:FREQ=WEEKLY;UNTIL=20270630T235959Z',
      'RRULE:FREQ=WEEKLY',
    ])
      expect([rule, await series.repeatInGoogle(rule)]).toEqual([rule, ours])
    expect(await seriesNow(series)).toEqual(before)
    const told = await keptFor(known)
    expect(told).toEqual(['“Talk” was put back in Google Calendar. Change how it repeats in Rapport.'])
  }))

test('a rule that Google only writes in another way changes nothing', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aSeries(known)
    const rule = 'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20270126T235959Z;INTERVAL=1;BYDAY=TU'
    expect(await series.repeatInGoogle(rule)).toEqual([rule])
    expect(await keptFor(known)).toEqual([])
  }))

test('a single meeting that repeats in Google is put back, and its organizer is notified', async () => {
  const known = await aConnectedOrganizer()
  const meeting = await aMeeting(known.organizer, { title: 'Talk', attendees: [known.guest] })
  await settle(known)
  known.calendar.change(googleId(meeting.id), { recurrence: ['RRULE:FREQ=WEEKLY'] })
  await settle(known)
  expect(known.calendar.find(googleId(meeting.id))).toMatchObject({ status: 'confirmed', summary: 'Talk' })
  expect(known.calendar.find(googleId(meeting.id))?.recurrence).toBeUndefined()
  expect(await keptFor(known)).toEqual([
    '“Talk” was put back in Google Calendar. To repeat it, schedule a new one in Rapport.',
  ])
  expect(known.providers.standIn.violations).toEqual([])
})

test('an event that Google lists in an unknown way keeps no other change from being taken', async () => {
  const known = await aConnectedOrganizer()
  const meeting = await aMeeting(known.organizer)
  await settle(known)
  known.providers.calendars.settings.others = [
    { id: 'nameless', attendees: [{ responseStatus: 'accepted' }] },
    { id: 'timeless', start: { dateTime: 'noon' } },
  ]
  known.calendar.remove(googleId(meeting.id))
  await settle(known)
  expect((await meetingNow(meeting)).canceledAt).not.toBeNull()
})

test('an event of no length is put back and keeps no other change from being taken', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, calendar } = known
  const [short, deleted] = [await aMeeting(organizer, { title: 'Talk' }), await aMeeting(organizer, { time: '15:00' })]
  await settle(known)
  const was = calendar.find(googleId(short.id))
  if (!was) throw new Error('no such event')
  calendar.change(googleId(short.id), { end: was.start })
  calendar.remove(googleId(deleted.id))
  await settle(known)
  expect(calendar.find(googleId(short.id))?.end).toEqual(was.end)
  expect(await keptFor(known)).toEqual(['“Talk” was put back in Google Calendar. A meeting can’t end as it starts.'])
  expect((await meetingNow(deleted)).canceledAt).not.toBeNull()
})

test('a meeting that is over stays when its event is deleted', async () => {
  const known = await aConnectedOrganizer()
  const meeting = await at('2027-01-04T08:00:00Z', async () => {
    const made = await aMeeting(known.organizer, { day: '2027-01-05' })
    await settle(known)
    return made
  })
  known.calendar.remove(googleId(meeting.id))
  await at('2027-01-06T08:00:00Z', () => settle(known))
  expect((await meetingNow(meeting)).canceledAt).toBeNull()
})

test('a yes in Google takes away the reason of an earlier no', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, guest, calendar } = known
  const meeting = await aMeeting(organizer, { attendees: [guest] })
  await respondToMeeting(guest, { id: meeting.id, isAttending: false, note: 'At the dentist' })
  await settle(known)
  const attendees = calendar.find(googleId(meeting.id))?.attendees ?? []
  const accepted = attendees.map((one) => ({ ...one, responseStatus: 'accepted' as const }))
  calendar.change(googleId(meeting.id), { attendees: accepted })
  await settle(known)
  const place = (await meetingNow(meeting)).attendees.find(({ memberId }) => memberId === guest.memberId)
  expect(place).toMatchObject({ isAttending: true, attendingNote: '' })
})

test('a room that was booked in Google stays whatever changes here, and a person added there goes', async () => {
  const known = await aConnectedOrganizer('UTC')
  const { organizer, guest, calendar } = known
  const responseStatus = 'accepted' as const
  const room = { email: 'room-4@rooms.example', displayName: 'Room 4', responseStatus, resource: true as const }
  const client = { email: 'client@client.example', displayName: 'Client', responseStatus }
  const emailsOf = (id: string) => calendar.find(id)?.attendees.map(({ email }) => email)
  const add = (id: string) => {
    const attendees = calendar.find(id)?.attendees ?? []
    calendar.change(id, { attendees: [...attendees, room, client] })
  }
  const both = [guest.email, room.email]
  await inJanuary(async () => {
    const single = await aMeeting(organizer, { day: '2027-01-06', attendees: [guest] })
    const series = await aMeeting(organizer, { ...weekly, attendees: [guest] })
    await settle(known)
    const { calendarUid } = await db.meetingSeries.findFirstOrThrow({
      where: { meetings: { some: { id: series.id } } },
    })
    const one = `${googleId(calendarUid)}_20270105T100000Z`
    for (const id of [single.id, calendarUid].map(googleId)) add(id)
    await settle(known)
    for (const { id } of [single, series]) await respondToMeeting(guest, { id, isAttending: true, note: '' })
    await moveTo(organizer, series, { ...weekly, time: '10:00', title: 'Walk', attendees: [guest], scope: 'all' })
    await settle(known)
    expect([emailsOf(googleId(single.id)), emailsOf(googleId(calendarUid)), emailsOf(one)]).toEqual([both, both, both])
  })
  expect(known.providers.standIn.violations).toEqual([])
})
