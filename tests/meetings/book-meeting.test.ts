import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { db, transaction } from '@/lib/platform/db'
import { at, aMeeting, meetingNow, seriesNow } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, outcomeOf } from '@/tests/support/refused'

const make = ({ id }: { id: string }) =>
  transaction(async (tx) => {
    const { seriesId } = await tx.meeting.findUniqueOrThrow({ where: { id } })
    return makeOccurrences(tx, seriesId ?? '')
  })

test('rejects a second meeting of its organizer at the same time, and lets one follow right after', async () => {
  const organizer = await aMember()
  await aMeeting(organizer, { time: '10:00', durationMinutes: 60 })
  await expectRefused(aMeeting(organizer, { time: '10:30' }), 'conflict', 'time')
  expect(await outcomeOf(aMeeting(organizer, { time: '11:00' }))).toBe('done')
})

test('gives a time that two ask for at once to one of them', async () => {
  const workspace = await aWorkspace()
  const [one, two, both] = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  const outcomes = await Promise.all(
    [one, two].map((organizer) => outcomeOf(aMeeting(organizer, { kind: 'ONE_ON_ONE', attendees: [both] }))),
  )
  expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
  expect(await db.meeting.count({ where: { workspaceId: workspace.id } })).toBe(1)
})

test('lets an attendee of a follow-up be invited to two at the same time', async () => {
  const workspace = await aWorkspace()
  const [one, two, both] = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  await aMeeting(one, { attendees: [both] })
  expect(await outcomeOf(aMeeting(two, { attendees: [both] }))).toBe('done')
})

test('rejects a time at which the organizer is invited to a follow-up, unless they declined it', async () => {
  const workspace = await aWorkspace()
  const [organizer, other] = [await aMember({ workspace }), await aMember({ workspace })]
  const invited = await aMeeting(other, { attendees: [organizer], durationMinutes: 60 })
  await expectRefused(aMeeting(organizer, { time: '10:30' }), 'conflict', 'time')
  expect(await outcomeOf(aMeeting(organizer, { time: '11:00' }))).toBe('done')
  await respondToMeeting(organizer, { id: invited.id, isAttending: false, note: '' })
  expect(await outcomeOf(aMeeting(organizer, { time: '10:30' }))).toBe('done')
})

test('rejects a one-on-one with somebody who is invited to a follow-up, until that is canceled', async () => {
  const workspace = await aWorkspace()
  const people = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })] as const
  const [organizer, partner, other] = people
  const invited = await aMeeting(other, { attendees: [partner] })
  const meet = () => aMeeting(organizer, { kind: 'ONE_ON_ONE', attendees: [partner] })
  await expectRefused(meet(), 'conflict', 'time')
  await cancelMeeting(other, { id: invited.id, scope: 'this' })
  expect(await outcomeOf(meet())).toBe('done')
})

test('makes one meeting of two presses', async () => {
  const organizer = await aMember()
  const guest = await aMember({ workspace: { id: organizer.workspaceId } })
  const title = 'Talk'
  await expectMadeOnce(
    (madeId, nth) => aMeeting(organizer, { madeId, title, time: `${10 + nth}:00` }),
    () => db.meeting.count({ where: { organizerId: organizer.memberId } }),
    (madeId) => aMeeting(organizer, { madeId, title, time: '12:00' }),
  )
  const { id: madeId } = await aMeeting(organizer, { title, time: '15:00' })
  for (const changed of [
    { title: 'Other' },
    { attendees: [guest] },
    { frequency: 'Weekly' as const },
    { durationMinutes: 60 },
  ])
    await expectRefused(aMeeting(organizer, { madeId, title, time: '15:00', ...changed }), 'already-sent')
})

test('rejects a time that has passed, and one in another week of the month', async () => {
  const organizer = await aMember()
  await expectRefused(aMeeting(organizer, { day: '2020-01-01' }), 'invalid', 'time')
  const first = { frequency: 'Monthly', monthlyOn: 'START_WEEK_OF_MONTH' } as const
  await expectRefused(aMeeting(organizer, { ...first, day: '2999-01-20' }), 'invalid', 'day')
})

test('a series needs a plan that includes it', async () => {
  const organizer = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  await expectRefused(aMeeting(organizer, { frequency: 'Weekly' }), 'plan-limit', 'frequency')
  expect(await outcomeOf(aMeeting(organizer))).toBe('done')
})

test('a series keeps its time by the clock across both changes of it', async () => {
  const organizer = await aMember({ timeZone: 'Europe/Berlin' })
  const spring = await at('2027-03-01T08:00:00Z', () =>
    aMeeting(organizer, { day: '2027-03-21', time: '02:30', frequency: 'Weekly', lastOn: '2027-04-04' }),
  )
  expect((await seriesNow(spring)).map(({ text }) => text)).toEqual([
    '2027-03-21 02:30',
    '2027-03-28 03:30',
    '2027-04-04 02:30',
  ])
  const autumn = await at('2027-10-01T08:00:00Z', () =>
    aMeeting(organizer, { day: '2027-10-24', time: '09:00', frequency: 'Weekly', lastOn: '2027-11-07' }),
  )
  const starts = await Promise.all((await seriesNow(autumn)).map(async (one) => (await meetingNow(one)).startsAt))
  expect(starts.map((start) => start.toISOString().slice(5, 16))).toEqual(['10-24T07:00', '10-31T08:00', '11-07T08:00'])
})

test('a monthly series of the 31st ends with each month and returns to the 31st', async () => {
  const organizer = await aMember()
  const series = await at('2027-01-30T08:00:00Z', () =>
    aMeeting(organizer, { day: '2027-01-31', frequency: 'Monthly' }),
  )
  const days = async () => (await seriesNow(series)).map(({ text }) => text.slice(0, 10))
  expect(await days()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  await at('2027-03-01T08:00:00Z', () => make(series))
  expect((await days()).at(-1)).toBe('2027-05-31')
})

test('a later meeting of a series whose time is taken is made and marked', async () => {
  const organizer = await aMember()
  const [series] = await at('2027-01-04T08:00:00Z', async () => {
    await aMeeting(organizer, { day: '2027-01-12' })
    return [await aMeeting(organizer, { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-19' })]
  })
  expect((await seriesNow(series ?? { id: '' })).map(({ text }) => text)).toEqual([
    '2027-01-05 10:00',
    '2027-01-12 10:00 clash',
    '2027-01-19 10:00',
  ])
})

test('makes nothing twice, and leaves out people who left', async () => {
  const workspace = await aWorkspace()
  const [organizer, leaver] = [await aMember({ workspace }), await aMember({ workspace })]
  const series = await at('2027-01-04T08:00:00Z', () =>
    aMeeting(organizer, { day: '2027-01-05', frequency: 'Monthly', attendees: [leaver] }),
  )
  await deactivate(leaver)
  await at('2027-02-04T08:00:00Z', () => Promise.all([make(series), make(series)]))
  const made = await seriesNow(series)
  expect(made).toHaveLength(5)
  expect((await meetingNow(made.at(-1) ?? series)).attendees).toHaveLength(1)
})

test('a plan that lapsed makes nothing, and paying again goes on without what was missed', async () => {
  const workspace = await aWorkspace()
  const organizer = await aMember({ workspace })
  const series = await at('2027-01-04T08:00:00Z', () =>
    aMeeting(organizer, { day: '2027-01-05', frequency: 'Monthly' }),
  )
  await db.subscription.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'EXPIRED' } })
  expect(await at('2027-10-20T08:00:00Z', () => make(series))).toBeNull()
  await db.subscription.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'ACTIVE' } })
  await at('2027-10-20T08:00:00Z', () => make(series))
  expect((await seriesNow(series)).map(({ text }) => text.slice(0, 7))).toEqual([
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-11',
    '2027-12',
    '2028-01',
  ])
})
