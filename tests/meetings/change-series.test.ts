import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { changeMeeting, type MeetingChange } from '@/lib/meetings/steps/change-meeting'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import type { Timing } from '@/lib/meetings/schema'
import { transaction } from '@/lib/platform/db'
import { at, aMeeting, meetingNow, placesOf, seriesNow, timing } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

type Given = Partial<Timing> & Partial<Pick<MeetingChange, 'scope' | 'title'>> & { attendees?: Actor[] }

const change = (actor: Actor, id: string | undefined, given: Given) => {
  const { attendees = [], scope = 'all', title = 'Talk', ...when } = given
  return transaction(async (tx) => {
    const meeting = await lockOwnMeeting(tx, actor, { id: id ?? '' })
    const said = { title, description: '', scope, timing: timing(when), places: placesOf(actor, attendees) }
    return changeMeeting(tx, actor, meeting, said)
  })
}

const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

const inJanuary = <Result>(live: () => Promise<Result>) => at('2027-01-04T08:00:00Z', live)

const textsOf = async (series: { id: string }) => (await seriesNow(series)).map(({ text }) => text)

async function answersTo(series: { id: string }, { memberId }: Actor) {
  const meetings = await Promise.all((await seriesNow(series)).map(meetingNow))
  return meetings.map(({ attendees }) => attendees.find((one) => one.memberId === memberId)?.isAttending)
}

const aGuest = async () => {
  const workspace = await aWorkspace()
  return { organizer: await aMember({ workspace }), guest: await aMember({ workspace }) }
}

test('a series that gets another last day keeps the answers to the meetings it has', () =>
  inJanuary(async () => {
    const { organizer, guest } = await aGuest()
    const series = await aMeeting(organizer, { ...weekly, attendees: [guest] })
    await respondToMeeting(guest, { id: series.ids[1] ?? '', isAttending: false, note: 'On leave' })
    await change(organizer, series.id, { ...weekly, attendees: [guest], lastOn: '2027-02-02' })
    expect(await textsOf(series)).toHaveLength(5)
    expect(await answersTo(series, guest)).toEqual([null, false, null, null, null])
    await change(organizer, series.id, { ...weekly, attendees: [guest], lastOn: '2027-02-02', time: '11:00' })
    expect(await answersTo(series, guest)).toEqual([null, null, null, null, null])
  }))

test('a last day is changed although the organizer was invited to something else at the time of a meeting', () =>
  inJanuary(async () => {
    const { organizer, guest } = await aGuest()
    const series = await aMeeting(organizer, weekly)
    await aMeeting(guest, { day: weekly.day, attendees: [organizer] })
    await change(organizer, series.id, { ...weekly, lastOn: '2027-01-19' })
    expect(await textsOf(series)).toEqual(['2027-01-05 10:00', '2027-01-12 10:00', '2027-01-19 10:00'])
  }))

test('a last day chosen in a meeting that was moved alone leaves it and the others at their times', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await aMeeting(organizer, weekly)
    const second = series.ids[1]
    await change(organizer, second, { day: '2027-01-13', time: '15:00', scope: 'this' })
    const moved = { ...weekly, day: '2027-01-13', time: '15:00' }
    await change(organizer, second, { ...moved, lastOn: '2027-02-02' })
    expect((await textsOf(series)).map((text) => text.slice(11))).toEqual(['10:00', '15:00', '10:00', '10:00', '10:00'])
  }))

test('a last day leaves canceled days canceled, and a series that is made longer again meets on the days it lost', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await aMeeting(organizer, weekly)
    await cancelMeeting(organizer, { id: series.ids[1] ?? '', scope: 'this' })
    await change(organizer, series.id, { ...weekly, lastOn: '2027-01-19' })
    await change(organizer, series.id, { ...weekly, lastOn: '2027-02-02' })
    expect(await textsOf(series)).toEqual([
      '2027-01-05 10:00',
      '2027-01-12 10:00 canceled',
      '2027-01-19 10:00',
      '2027-01-26 10:00',
      '2027-02-02 10:00',
    ])
    expect(await meetingNow({ id: series.ids[2] ?? '' })).toMatchObject({ canceledAt: null, sequence: 2 })
  }))

test('a last day chosen in another zone leaves the series in its own', () =>
  inJanuary(async () => {
    const paris = await aMember({ timeZone: 'Europe/Paris' })
    const series = await aMeeting(paris, { ...weekly, lastOn: '2027-03-23' })
    const there = { ...paris, timeZone: 'America/New_York' }
    await change(there, series.id, { ...weekly, time: '04:00', lastOn: '2027-03-30' })
    expect(new Set((await textsOf(series)).map((text) => text.slice(11)))).toEqual(new Set(['10:00']))
    expect((await meetingNow(series)).series?.timeZone).toBe('Europe/Paris')
  }))

test('a series of the 31st returns to the 31st after its time was changed in a shorter month', async () => {
  const organizer = await aMember()
  const monthly = { frequency: 'Monthly' } as const
  const series = await at('2027-01-30T08:00:00Z', () => aMeeting(organizer, { ...monthly, day: '2027-01-31' }))
  await at('2027-02-01T08:00:00Z', () =>
    change(organizer, series.ids[1], { ...monthly, day: '2027-02-28', time: '11:00', scope: 'following' }),
  )
  expect(await textsOf(series)).toEqual([
    '2027-01-31 10:00',
    '2027-02-28 11:00',
    '2027-03-31 11:00',
    '2027-04-30 11:00',
  ])
})

test('later meetings are copied from one that is still planned', async () => {
  const { organizer, guest } = await aGuest()
  const endless = { ...weekly, lastOn: null }
  const series = await inJanuary(async () => {
    const made = await aMeeting(organizer, { ...endless, attendees: [guest] })
    await cancelMeeting(organizer, { id: made.ids.at(-1) ?? '', scope: 'this' })
    await change(organizer, made.id, { ...endless, title: 'Without the guest' })
    return made
  })
  const made = await at('2027-02-04T08:00:00Z', () =>
    transaction(async (tx) => makeOccurrences(tx, (await meetingNow(series)).seriesId ?? '')),
  )
  const [first] = made?.ids ?? []
  expect(await meetingNow({ id: first ?? '' })).toMatchObject({
    title: 'Without the guest',
    madeBy: 'System',
    attendees: [{ memberId: organizer.memberId }],
  })
})

test('a last day before the changed rhythm cancels what is later and ends the series', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await aMeeting(organizer, { ...weekly, lastOn: null })
    await change(organizer, series.ids[4], { ...weekly, day: '2027-02-04', lastOn: null, scope: 'following' })
    const second = { ...weekly, day: '2027-01-12', lastOn: '2027-01-19' } as const
    expect(await change(organizer, series.ids[1], second)).toMatchObject({ isMoved: true, made: null })
    expect((await textsOf(series)).filter((text) => !text.includes('canceled'))).toEqual([
      '2027-01-05 10:00',
      '2027-01-12 10:00',
      '2027-01-19 10:00',
    ])
    expect((await meetingNow(series)).series?.endedAt).not.toBeNull()
  }))

const spansOf = async (series: { id: string }) =>
  Promise.all(
    (await seriesNow(series)).map(async (one) => {
      const { startsAt, endsAt } = await meetingNow(one)
      return `${startsAt.toISOString().slice(0, 16)}–${endsAt.toISOString().slice(11, 16)}`
    }),
  )

test('another length of all meetings leaves each at its start, also one that was moved alone or canceled', () =>
  inJanuary(async () => {
    const { organizer, guest } = await aGuest()
    const series = await aMeeting(organizer, { ...weekly, attendees: [guest] })
    const [first, second, third] = series.ids
    await change(organizer, first, { day: '2027-01-06', time: '14:00', scope: 'this', attendees: [guest] })
    await cancelMeeting(organizer, { id: third ?? '', scope: 'this' })
    await respondToMeeting(guest, { id: second ?? '', isAttending: true, note: '' })
    const longer = { ...weekly, day: '2027-01-06', time: '14:00', durationMinutes: 60, attendees: [guest] }
    await change(organizer, first, longer)
    expect(await spansOf(series)).toEqual([
      '2027-01-06T14:00–15:00',
      '2027-01-12T10:00–11:00',
      '2027-01-19T10:00–10:30',
      '2027-01-26T10:00–11:00',
    ])
    expect(await answersTo(series, guest)).toEqual([null, null, null, null])
    expect((await meetingNow(series)).series).toMatchObject({ startTime: '10:00', durationMinutes: 60 })
  }))

test('another length chosen in another zone leaves the series in its own', () =>
  inJanuary(async () => {
    const paris = await aMember({ timeZone: 'Europe/Paris' })
    const series = await aMeeting(paris, { ...weekly, lastOn: '2027-03-30' })
    const there = { ...paris, timeZone: 'America/New_York' }
    await change(there, series.id, { ...weekly, time: '04:00', durationMinutes: 60, lastOn: '2027-03-30' })
    expect((await meetingNow(series)).series).toMatchObject({ timeZone: 'Europe/Paris', startTime: '10:00' })
    expect(new Set((await textsOf(series)).map((text) => text.slice(11)))).toEqual(new Set(['10:00']))
  }))

test('rejects a length for which the next meeting has no room', () =>
  inJanuary(async () => {
    const organizer = await aMember()
    const series = await aMeeting(organizer, weekly)
    await aMeeting(organizer, { day: weekly.day, time: '10:30' })
    await expectRefused(change(organizer, series.id, { ...weekly, durationMinutes: 60 }), 'conflict', 'time')
  }))

test('all meetings move to an earlier day, but one that would begin in the past stays', async () => {
  const { organizer, guest } = await aGuest()
  const endless = { ...weekly, day: '2027-01-06', lastOn: '2027-01-27' } as const
  const series = await inJanuary(() => aMeeting(organizer, { ...endless, attendees: [guest] }))
  await at('2027-01-05T12:00:00Z', async () => {
    const monday = { ...endless, day: '2027-01-11', title: 'On Mondays' }
    const { ids } = await change(organizer, series.ids[1], monday)
    expect(ids[0]).toBe(series.id)
  })
  expect(await textsOf(series)).toEqual([
    '2027-01-06 10:00',
    '2027-01-11 10:00',
    '2027-01-18 10:00',
    '2027-01-25 10:00',
  ])
  expect(await meetingNow(series)).toMatchObject({ title: 'On Mondays', attendees: [{ memberId: organizer.memberId }] })
})

test('rejects a move of all meetings of which the edited one would begin in the past', () =>
  at('2027-01-05T12:00:00Z', async () => {
    const organizer = await aMember()
    const wednesdays = { ...weekly, day: '2027-01-06' } as const
    const series = await aMeeting(organizer, wednesdays)
    await expectRefused(change(organizer, series.id, { ...wednesdays, day: '2027-01-04' }), 'invalid', 'time')
  }))

test('later meetings are copied from one to come that was moved alone, and not from a past one', async () => {
  const { organizer, guest } = await aGuest()
  const monthly = { day: '2027-01-05', frequency: 'Monthly', lastOn: null } as const
  const series = await inJanuary(() => aMeeting(organizer, { ...monthly, attendees: [guest] }))
  const made = await at('2027-03-10T08:00:00Z', async () => {
    const moved = { ...monthly, day: '2027-04-06', time: '15:00' } as const
    await change(organizer, series.ids[3], { ...moved, scope: 'this', attendees: [guest] })
    await change(organizer, series.ids[3], { ...moved, title: 'Without the guest' })
    return transaction(async (tx) => makeOccurrences(tx, (await meetingNow(series)).seriesId ?? ''))
  })
  expect(await meetingNow({ id: made?.ids[0] ?? '' })).toMatchObject({
    title: 'Without the guest',
    attendees: [{ memberId: organizer.memberId }],
  })
})
