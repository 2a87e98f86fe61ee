import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import type { Timing } from '@/lib/meetings/schema'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { db, transaction } from '@/lib/platform/db'
import { at, aMeeting, meetingNow, placesOf, seriesNow, timing } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

type Given = Partial<Timing> & { title?: string; attendees?: Actor[]; scope?: MeetingScope; version?: number }

const NOW = '2027-01-04T08:00:00Z'
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

const change = (actor: Actor, { id }: { id: string }, given: Given = {}) => {
  const { title = 'Talk', attendees = [], scope = 'this', version, ...when } = given
  return transaction(async (tx) => {
    const meeting = await lockOwnMeeting(tx, actor, { id, version })
    const places = placesOf(actor, attendees)
    return changeMeeting(tx, actor, meeting, { title, description: '', timing: timing(when), places, scope })
  })
}

const inJanuary = <Result>(live: () => Promise<Result>) => at(NOW, live)

const weeklySeries = (organizer: Actor, attendees: Actor[] = []) => aMeeting(organizer, { ...weekly, attendees })

const textsOf = async (series: { id: string }) => (await seriesNow(series)).map(({ text }) => text)

const third = (ids: readonly string[]) => ({ id: ids[2] ?? '' })

test('a meeting that moves asks everybody anew and gives its old time back', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const meeting = await aMeeting(organizer, { attendees: [guest] })
  await respondToMeeting(guest, { id: meeting.id, isAttending: true, note: 'Gladly' })
  await change(organizer, meeting, { attendees: [guest], title: 'Other talk' })
  const said = async () =>
    (await meetingNow(meeting)).attendees.find(({ memberId }) => memberId === guest.memberId)?.isAttending
  expect(await said()).toBe(true)
  await change(organizer, meeting, { attendees: [guest], time: '15:00' })
  expect(await said()).toBeNull()
  await aMeeting(organizer, { time: '10:00' })
  await expectRefused(change(organizer, meeting, { time: '10:00' }), 'conflict', 'time')
})

test('a meeting may move by less than its own length', async () => {
  const organizer = await aMember()
  const meeting = await aMeeting(organizer, { durationMinutes: 60 })
  expect(await change(organizer, meeting, { time: '10:30', durationMinutes: 60 })).toMatchObject({ isMoved: true })
})

test('rejects a move of a meeting or a series to a time at which its organizer is invited to a follow-up', () =>
  inJanuary(async () => {
    const workspace = await aWorkspace()
    const [organizer, other] = [await aMember({ workspace }), await aMember({ workspace })]
    await aMeeting(other, { day: '2027-01-05', time: '14:00', attendees: [organizer] })
    const series = await weeklySeries(organizer)
    const taken = { ...weekly, time: '14:00' }
    await expectRefused(change(organizer, series, taken), 'conflict', 'time')
    await expectRefused(change(organizer, series, { ...taken, scope: 'all' }), 'conflict', 'time')
    await change(organizer, series, { ...weekly, day: '2027-01-12', scope: 'all' })
    expect(await textsOf(series)).toEqual(['2027-01-12 10:00', '2027-01-19 10:00', '2027-01-26 10:00'])
  }))

test('rejects a change by an attendee, by everybody else and of an older version', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const meeting = await aMeeting(organizer, { attendees: [guest] })
  await expectRefused(change(guest, meeting), 'forbidden')
  await expectRefused(change(await aMember({ workspace }), meeting), 'not-found')
  await change(organizer, meeting, { version: 1 })
  await expectRefused(change(organizer, meeting, { version: 1 }), 'conflict')
})

test('this meeting alone is changed, and later ones are not copied from it', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await weeklySeries(organizer)
    await change(organizer, third(series.ids), { day: '2027-01-20', time: '12:00' })
    expect(await textsOf(series)).toEqual([
      '2027-01-05 10:00',
      '2027-01-12 10:00',
      '2027-01-19 12:00',
      '2027-01-26 10:00',
    ])
    expect((await meetingNow(third(series.ids))).isException).toBe(true)
  }))

test('this and the following meetings get new days, and another calendar entry', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await weeklySeries(organizer)
    const before = await meetingNow(series)
    await change(organizer, third(series.ids), {
      ...weekly,
      day: '2027-01-20',
      time: '12:00',
      lastOn: '2027-02-03',
      scope: 'following',
      title: 'Later',
    })
    expect(await textsOf(series)).toEqual([
      '2027-01-05 10:00',
      '2027-01-12 10:00',
      '2027-01-20 12:00',
      '2027-01-27 12:00',
      '2027-02-03 12:00',
    ])
    expect((await meetingNow(series)).series?.calendarUid).not.toBe(before.series?.calendarUid)
    expect(((await seriesNow(series)).at(-1) ?? series).id).not.toBe(series.ids.at(-1))
    expect((await meetingNow((await seriesNow(series)).at(-1) ?? series)).title).toBe('Later')
  }))

test('all meetings move by as much as one of them, but for those completed', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await weeklySeries(organizer)
    await completeMeeting(organizer, series)
    await change(organizer, third(series.ids), { ...weekly, day: '2027-01-20', time: '09:00', scope: 'all' })
    expect(await textsOf(series)).toEqual(['2027-01-05 10:00', '2027-01-13 09:00', '2027-01-20 09:00'])
    expect((await meetingNow({ id: series.ids[3] ?? '' })).canceledAt).not.toBeNull()
  }))

test('all meetings keep their weekday when the next one had been moved alone', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await weeklySeries(organizer)
    await change(organizer, series, { day: '2027-01-07' })
    await change(organizer, third(series.ids), { ...weekly, day: '2027-01-19', time: '09:00', scope: 'all' })
    expect(await textsOf(series)).toEqual([
      '2027-01-05 09:00',
      '2027-01-12 09:00',
      '2027-01-19 09:00',
      '2027-01-26 09:00',
    ])
  }))

test('the weekday is that of the zone of the person who moves the series', () =>
  inJanuary(async () => {
    const workspace = await aWorkspace()
    const auckland = await aMember({ workspace, timeZone: 'Pacific/Auckland' })
    const series = await aMeeting(auckland, { ...weekly, day: '2027-01-06', time: '08:00', lastOn: '2027-01-27' })
    const traveling = { ...auckland, timeZone: 'America/Los_Angeles' }
    await change(traveling, third(series.ids), { ...weekly, day: '2027-01-19', time: '14:00', scope: 'all' })
    expect(await textsOf(series)).toEqual([
      '2027-01-05 14:00',
      '2027-01-12 14:00',
      '2027-01-19 14:00',
      '2027-01-26 14:00',
    ])
  }))

test('meetings that were canceled with the following ones stay canceled when those before move', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await weeklySeries(organizer)
    await cancelMeeting(organizer, { ...third(series.ids), scope: 'following' })
    await change(organizer, series, { ...weekly, day: '2027-01-06', scope: 'all' })
    expect(await textsOf(series)).toEqual(['2027-01-06 10:00', '2027-01-13 10:00'])
    const left = await db.meeting.count({ where: { organizerId: organizer.memberId, canceledAt: null } })
    expect(left).toBe(2)
    expect((await meetingNow(series)).series?.endedAt).not.toBeNull()
  }))

test('a missed meeting of a series that has ended moves alone', async () => {
  const organizer = await aMember()
  const series = await inJanuary(async () => {
    const made = await weeklySeries(organizer)
    await cancelMeeting(organizer, { id: made.ids[1] ?? '', scope: 'following' })
    return made
  })
  await at('2027-01-08T08:00:00Z', () =>
    change(organizer, series, { ...weekly, day: '2027-01-12', lastOn: null, scope: 'all' }),
  )
  expect(await textsOf(series)).toEqual(['2027-01-12 10:00'])
})

test('a title for all keeps days and answers', () =>
  inJanuary(async () => {
    const workspace = await aWorkspace()
    const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
    const series = await weeklySeries(organizer, [guest])
    await respondToMeeting(guest, { id: series.id, isAttending: false, note: '' })
    await change(organizer, series, { ...weekly, attendees: [guest], title: 'Retitled', scope: 'all' })
    for (const id of series.ids) expect((await meetingNow({ id })).title).toBe('Retitled')
    expect((await meetingNow(series)).attendees.map(({ isAttending }) => isAttending)).toContain(false)
    expect(await textsOf(series)).toHaveLength(4)
  }))

test('a series that moves meets on a canceled day again, and the canceled meeting stays canceled', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await weeklySeries(organizer)
    await cancelMeeting(organizer, { ...third(series.ids), scope: 'this' })
    await change(
      organizer,
      { id: series.ids[1] ?? '' },
      { ...weekly, day: '2027-01-12', time: '11:00', scope: 'following' },
    )
    expect(await textsOf(series)).toEqual([
      '2027-01-05 10:00',
      '2027-01-12 11:00',
      '2027-01-19 11:00',
      '2027-01-26 11:00',
    ])
    expect((await meetingNow(third(series.ids))).canceledAt).not.toBeNull()
  }))
