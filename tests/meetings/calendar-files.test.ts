import { expect, test } from 'vitest'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { followUpPath } from '@/lib/follow-ups/rules'
import { composeMail } from '@/lib/notifications/templates'
import { db } from '@/lib/platform/db'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { aFollowUp, aFollowUpBetween, aFollowUpCircle, followUpEditOf } from '@/tests/factories/follow-ups'
import { at, seriesNow } from '@/tests/factories/meetings'
import { aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { entriesOf, startsIn } from '@/tests/support/calendar-program'
import { mailsTo } from '@/tests/support/outbox'

/** The calendar files mailed to an address: what each is about, its sequence, and the times it says in UTC. */
async function filesTo({ email }: { email: string }) {
  const mails = (await mailsTo(email)).filter(({ event }) => event === 'follow-up.planned')
  return mails.map(({ props }) => {
    const file = props['calendar'] as unknown as CalendarFile
    const { uid, sequence } = entriesOf(file)
    return { method: file.method, uid, sequence, starts: startsIn(file, '2900-01-01') }
  })
}

test('an invitation, a change and a cancellation are one calendar entry that goes on counting', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00' })
  await editFollowUp(organizer, await followUpEditOf({ id }, { time: '12:00' }))
  await cancelMeeting(organizer, { id, scope: 'this' })
  expect(await filesTo(guest)).toEqual([
    { method: 'REQUEST', uid: id, sequence: 0, starts: ['2899-01-05T10:00'] },
    { method: 'REQUEST', uid: id, sequence: 1, starts: ['2899-01-05T12:00'] },
    { method: 'CANCEL', uid: id, sequence: 2, starts: ['2899-01-05T12:00'] },
  ])
  expect(await filesTo(organizer)).toEqual([])
})

test('a series is mailed as one entry with each of its meetings, at the time each has', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const zoned = { ...organizer, timeZone: 'Europe/Berlin' }
  await at('2027-03-01T08:00:00Z', () =>
    aFollowUp(zoned, { attendees: [guest], day: '2027-03-21', frequency: 'Weekly', lastOn: '2027-03-28' }),
  )
  const [file] = await filesTo(guest)
  expect(file?.starts).toEqual(['2027-03-21T09:00', '2027-03-28T08:00'])
})

test('the file of a one-on-one names its other person', async () => {
  const { other } = await aPair()
  const [mail] = await mailsTo(other.email)
  expect((mail?.props['calendar'] as unknown as CalendarFile).content).toContain('SUMMARY:One-on-one with Priya Nair')
})

test('the mail says when in its reader’s own zone, and carries the file', async () => {
  const { guest } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00', title: 'Launch' })
  const [mail] = await mailsTo(guest.email)
  const letter = await composeMail('follow-up.planned', JSON.stringify(mail?.props), new Date())
  expect(letter?.subject).toBe('Olga Nair invited you to “Launch”')
  expect(letter?.text).toContain('Jan 05, 2899, 10:00')
  expect(letter?.calendar?.content).toMatch(/^BEGIN:VCALENDAR/)
})

test('the mail of a moved meeting says when it was, in its reader’s own zone', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00' })
  await db.user.update({ where: { id: guest.userId }, data: { timeZone: 'Asia/Kolkata' } })
  await editFollowUp(organizer, await followUpEditOf({ id }, { time: '12:00' }))
  await editFollowUp(organizer, await followUpEditOf({ id }, { durationMinutes: 60 }))
  const changed = (await mailsTo(guest.email)).filter(({ props }) => props['act'] === 'changed')
  const letters = await Promise.all(
    changed.map(({ props }) => composeMail('follow-up.planned', JSON.stringify(props), new Date())),
  )
  const said = letters.map((letter) => /It was [^.]+\./.exec(letter?.text ?? '')?.[0] ?? null)
  expect(new Set(said)).toEqual(new Set(['It was Jan 05, 2899, 03:30\u00A0pm.', null]))
  const verbs = letters.map((letter) => / (moved|changed) /.exec(letter?.subject ?? '')?.[1])
  expect(new Set(verbs)).toEqual(new Set(['moved', 'changed']))
})

test('the mail of a monthly series says in which week it is', () =>
  at('2027-03-01T08:00:00Z', async () => {
    const monthly = { day: '2027-03-02', time: '10:00', frequency: 'Monthly', lastOn: '2027-06-30' } as const
    const { guest } = await aFollowUpBetween({ ...monthly, monthlyOn: 'START_WEEK_OF_MONTH' })
    const [invited] = await mailsTo(guest.email)
    expect(invited?.props['when']).toContain(', monthly in the first week')
  }))

test('the mail of a moved series says when the edited meeting was', () =>
  at('2027-03-01T08:00:00Z', async () => {
    const weekly = { day: '2027-03-02', time: '10:00', frequency: 'Weekly', lastOn: '2027-03-30' } as const
    const { organizer, guest, id } = await aFollowUpBetween(weekly)
    await editFollowUp(organizer, await followUpEditOf({ id }, { scope: 'all', lastOn: '2027-03-23' }))
    await editFollowUp(organizer, await followUpEditOf({ id }, { scope: 'all', time: '12:00' }))
    const changed = (await mailsTo(guest.email)).filter(({ props }) => props['act'] === 'changed')
    const before = changed.map(({ props }) => props['before'])
    expect(new Set(before)).toEqual(new Set([undefined, 'Mar 02, 2027, 10:00\u00A0am']))
  }))

test.each(['all', 'following'] as const)(
  'a change of %s takes the meetings it drops out of calendars',
  async (scope) => {
    const { organizer, guest } = await aFollowUpCircle()
    await at('2027-03-01T08:00:00Z', async () => {
      const weekly = { day: '2027-03-02', time: '10:00', frequency: 'Weekly', lastOn: '2027-03-30' } as const
      const { id } = await aFollowUp(organizer, { attendees: [guest], ...weekly })
      await editFollowUp(organizer, await followUpEditOf({ id }, { scope, frequency: 'Bi_Weekly' }))
      const [invited, changed] = (await filesTo(guest)).toSorted((one, other) => one.sequence - other.sequence)
      expect(changed).toMatchObject({ method: 'REQUEST', uid: invited?.uid })
      expect(changed?.starts).toEqual(['2027-03-02T10:00', '2027-03-16T10:00', '2027-03-30T10:00'])
    })
  },
)

test('a change of the following meetings takes them out of the former series, and says so', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  await at('2027-03-01T08:00:00Z', async () => {
    const weekly = { day: '2027-03-02', time: '10:00', frequency: 'Weekly', lastOn: '2027-03-30' } as const
    const { id } = await aFollowUp(organizer, { attendees: [guest], ...weekly })
    const { id: third = '' } = (await seriesNow({ id }))[2] ?? {}
    await editFollowUp(organizer, await followUpEditOf({ id: third }, { scope: 'following', time: '15:00' }))
    const mail = (await mailsTo(guest.email)).find(({ props }) => props['act'] === 'dropped')
    const file = mail?.props['calendar'] as unknown as CalendarFile
    expect(startsIn(file, '2900-01-01')).toEqual(['2027-03-02T10:00', '2027-03-09T10:00'])
    const letter = await composeMail('follow-up.planned', JSON.stringify(mail?.props), new Date())
    expect(letter?.subject).toMatch(/^\w+ Nair removed dates from “/)
    expect(letter?.text).toContain('Mar 16, 2027, 10:00\u00A0am')
    expect(letter?.text).toContain('and 2 more. The other dates stay.')
    expect(letter?.text).toContain(followUpPath(third))
  })
})

test('a change that drops nothing cancels nothing', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00', frequency: 'Weekly' })
  await editFollowUp(organizer, await followUpEditOf({ id }, { scope: 'all', time: '12:00' }))
  expect((await filesTo(guest)).map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
})

/** A weekly series of four with one guest, and what the form of one of them sends. */
async function aWeeklySeries() {
  const circle = await aFollowUpCircle()
  const weekly = { day: '2027-03-02', time: '10:00', frequency: 'Weekly', lastOn: '2027-03-23' } as const
  const { id } = await aFollowUp(circle.organizer, { attendees: [circle.guest], title: 'Launch', ...weekly })
  const ids = (await seriesNow({ id })).map((one) => one.id)
  const edit = async (number: number, given: Parameters<typeof followUpEditOf>[1]) =>
    editFollowUp(circle.organizer, await followUpEditOf({ id: ids[number - 1] ?? id }, given))
  return { ...circle, ids, edit }
}

const inMarch = <Result>(live: () => Promise<Result>) => at('2027-03-01T08:00:00Z', live)

const tuesdays = ['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23']

/** Which meetings of the series each file is about: "REQUEST 1,2". */
const mailedTo = async (person: { email: string }) =>
  (await filesTo(person))
    .map(({ method, starts }) => `${method} ${starts.map((start) => tuesdays.indexOf(start.slice(0, 10)) + 1).join()}`)
    .toSorted()

test('somebody added to the following meetings is invited to those alone', () =>
  inMarch(async () => {
    const { guest, colleague, edit } = await aWeeklySeries()
    await edit(3, { scope: 'following', attendeeIds: [guest.memberId, colleague.memberId] })
    expect(await mailedTo(colleague)).toEqual(['REQUEST 3,4'])
    expect(await mailedTo(guest)).toEqual(['REQUEST 1,2', 'REQUEST 1,2,3,4', 'REQUEST 3,4'])
    expect((await mailsTo(colleague.email)).map(({ props }) => props['act'])).toEqual(['invited'])
  }))

test('somebody removed from the following meetings keeps the ones before', () =>
  inMarch(async () => {
    const { guest, colleague, edit } = await aWeeklySeries()
    await edit(3, { scope: 'following', attendeeIds: [colleague.memberId] })
    expect(await mailedTo(guest)).toEqual(['REQUEST 1,2', 'REQUEST 1,2,3,4'])
  }))

test('the guest of one meeting is told when it is canceled with others, and of it alone', () =>
  inMarch(async () => {
    const { organizer, guest, colleague, ids, edit } = await aWeeklySeries()
    await edit(4, { scope: 'this', attendeeIds: [guest.memberId, colleague.memberId] })
    await cancelMeeting(organizer, { id: ids[1] ?? '', scope: 'following' })
    expect(await mailedTo(colleague)).toEqual(['CANCEL 4', 'REQUEST 4'])
    expect(await toldTo(colleague, 'meeting.canceled')).toEqual([
      expect.stringMatching(/^Olga Nair canceled the follow-up “Launch” on \w+ \d+, \d+$/),
    ])
    expect(await mailedTo(guest)).toContain('REQUEST 1')
    expect(await toldTo(guest, 'meeting.canceled')).toEqual(['Olga Nair canceled the series of follow-ups “Launch”'])
  }))

test('the guest of one meeting is removed from it by a change of all', () =>
  inMarch(async () => {
    const { guest, colleague, edit } = await aWeeklySeries()
    await edit(4, { scope: 'this', attendeeIds: [guest.memberId, colleague.memberId] })
    await edit(1, { scope: 'all', time: '11:00' })
    expect(await mailedTo(colleague)).toEqual(['CANCEL 4', 'REQUEST 4'])
    expect(await toldTo(colleague, 'meeting.removed')).toEqual(['Olga Nair removed you from “Launch”'])
  }))

test('somebody removed by a change that drops meetings gets one mail', () =>
  inMarch(async () => {
    const { guest, colleague, edit } = await aWeeklySeries()
    await edit(1, { scope: 'all', frequency: 'Bi_Weekly', attendeeIds: [colleague.memberId] })
    expect(await mailedTo(guest)).toEqual(['CANCEL 1', 'REQUEST 1,2,3,4'])
    expect(await mailedTo(colleague)).toEqual(['REQUEST 1,3'])
  }))

test('somebody removed reads the title they knew', () =>
  inMarch(async () => {
    const { edit, guest, colleague } = await aWeeklySeries()
    await edit(1, { scope: 'all', title: 'Layoffs', attendeeIds: [colleague.memberId] })
    expect(await toldTo(guest, 'meeting.removed')).toEqual(['Olga Nair removed you from “Launch”'])
    const [mail] = (await mailsTo(guest.email)).filter(({ props }) => props['act'] === 'removed')
    expect(mail?.props['meetingTitle']).toBe('Launch')
    expect(JSON.stringify(mail?.props['calendar'])).not.toContain('Layoffs')
  }))
