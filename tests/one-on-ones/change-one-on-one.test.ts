import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { changeOneOnOne } from '@/lib/one-on-ones/commands/change-one-on-one'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { getOneOnOneForm } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { rescheduleOneOnOnes } from '@/lib/one-on-ones/rescheduling/commands/reschedule-one-on-ones'
import { changeOneOnOneSchema } from '@/lib/one-on-ones/schema'
import { db } from '@/lib/platform/db'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { randomId } from '@/lib/shared/randomness'
import { at, meetingNow, seriesNow, timing } from '@/tests/factories/meetings'
import { deactivate } from '@/tests/factories/members'
import { anotherTwo, aOneOnOne, aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const changed = { title: 'Moved', description: '', scope: 'this' } as const

test('either of the two may move it, and a stale form changes nothing', async () => {
  const { other, id } = await aPair({ time: '10:00' })
  await changeOneOnOne(other, { ...timing({ time: '14:00' }), ...changed, id, version: 1 })
  expect(await meetingNow({ id })).toMatchObject({ title: 'Moved', version: 2 })
  await expectRefused(changeOneOnOne(other, { ...timing(), ...changed, id, version: 1 }), 'conflict')
})

test('who moves it reads there that the other person declined, and why', async () => {
  const { one, other, id } = await aPair()
  expect(await getOneOnOneForm(one, id)).toMatchObject({ declined: null })
  await respondToMeeting(other, { id, isAttending: false, note: 'On a train' })
  const name = `${other.firstName} ${other.lastName}`
  expect(await getOneOnOneForm(one, id)).toMatchObject({ declined: { name, note: 'On a train' } })
  expect(await getOneOnOneForm(other, id)).toMatchObject({ declined: null })
})

test('meetings that a changed series gains are of the same pair', async () => {
  const { one, other } = await anotherTwo()
  const days = { day: '2027-01-05', frequency: 'Bi_Weekly', lastOn: '2027-02-02' } as const
  const { pairId } = await at('2027-01-04T08:00:00Z', async () => {
    const made = await aOneOnOne(one, other, days)
    const input = { ...timing({ ...days, frequency: 'Weekly' }), ...changed, scope: 'all', id: made.id } as const
    await changeOneOnOne(one, { ...input, version: 1 })
    return made
  })
  const pending = { pairId, meeting: { canceledAt: null } }
  expect(await db.oneOnOne.count({ where: pending })).toBe(5)
})

test('one with somebody who left is not moved any more, and offers no way to', async () => {
  const { one, other, id } = await at('2899-01-01T08:00:00Z', () => aPair({ day: '2899-01-05', time: '10:00' }))
  await at('2899-01-06T08:00:00Z', async () => {
    expect((await getOneOnOne(one, id)).meeting.can.change).toBe(true)
    await deactivate(other)
    expect((await getOneOnOne(one, id)).meeting.can).toMatchObject({ change: false, complete: true })
    expect(await getOneOnOneForm(one, id)).toBeNull()
    const day = '2899-01-08'
    await expectRefused(changeOneOnOne(one, { ...timing({ day }), ...changed, id, version: 1 }), 'conflict')
    const { rows } = await rescheduleOneOnOnes(one, { moves: [{ id, version: 1, day, time: '10:00' }] })
    expect(rows.map(({ why }) => why)).toEqual(['This person has left. You can only complete this meeting.'])
  })
})

test('one that was canceled or completed meanwhile has no form, so its page opens instead', async () => {
  const { one, other, id } = await aPair({ time: '10:00' })
  const later = await aOneOnOne(one, other, { time: '12:00' })
  expect(await getOneOnOneForm(one, id)).toMatchObject({ id, version: 1 })
  await cancelMeeting(one, { id, scope: 'this' })
  await completeMeeting(other, later)
  expect([await getOneOnOneForm(one, id), await getOneOnOneForm(one, later.id)]).toEqual([null, null])
})

test('only a change of the series needs a last day on or after the first day', () => {
  const moved = { ...timing({ day: '2027-02-05', frequency: 'Weekly', lastOn: '2027-02-02' }), ...changed }
  const parse = (scope: 'this' | 'all') => {
    const { error } = changeOneOnOneSchema.safeParse({ ...moved, id: randomId(), version: 1, scope })
    return error?.issues.map(({ path }) => path.join('.'))
  }
  expect([parse('this'), parse('all')]).toEqual([undefined, ['lastOn']])
})

test('saving it as it was tells nobody', async () => {
  const { one, other, id } = await aPair()
  const { title, description } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const save = (more: { description: string }, version: number) =>
    changeOneOnOne(one, { ...timing(), title, ...more, scope: 'this', hasMeet: false, id, version })
  await save({ description }, 1)
  expect(await toldTo(other, 'meeting.changed')).toEqual([])
  expect(await mailsTo(other.email)).toHaveLength(1)
  await save({ description: 'In room 4' }, 2)
  expect(await toldTo(other, 'meeting.changed')).toHaveLength(1)
})

const answersOf = async (id: string) =>
  new Map((await meetingNow({ id })).attendees.map(({ memberId, isAttending }) => [memberId, isAttending]))

test('the invited person who moves it has agreed to the new time', async () => {
  const { one, other, id } = await aPair({ time: '10:00' })
  await respondToMeeting(other, { id, isAttending: true, note: '' })
  await changeOneOnOne(other, { ...timing({ time: '14:00' }), ...changed, id, version: 1 })
  expect((await answersOf(id)).get(other.memberId)).toBe(true)
  await changeOneOnOne(one, { ...timing({ time: '15:00' }), ...changed, id, version: 2 })
  expect((await answersOf(id)).get(other.memberId)).toBeNull()
  const move = { id, version: 3, day: timing().day, time: '16:00' }
  await rescheduleOneOnOnes(other, { moves: [move] })
  expect((await answersOf(id)).get(other.memberId)).toBe(true)
})

test('the invited person who moves a series has agreed to all its new times', () =>
  at('2027-01-04T08:00:00Z', async () => {
    const days = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-19' } as const
    const { other, id } = await aPair({ ...days, time: '10:00' })
    await changeOneOnOne(other, { ...timing({ ...days, time: '14:00' }), ...changed, scope: 'all', id, version: 1 })
    const meetings = await seriesNow({ id })
    const said = await Promise.all(meetings.map(async (one) => (await answersOf(one.id)).get(other.memberId)))
    expect(said).toEqual([true, true, true])
  }))

test('the invited person who moves or cancels it gets the calendar file by mail, and its organizer does not', async () => {
  const { one, other, id } = await aPair({ time: '10:00' })
  await changeOneOnOne(other, { ...timing({ time: '14:00' }), ...changed, id, version: 1 })
  await changeOneOnOne(one, { ...timing({ time: '15:00' }), ...changed, id, version: 2 })
  await cancelMeeting(other, { id, scope: 'this' })
  const filesTo = async ({ email }: { email: string }) =>
    (await mailsTo(email)).map(({ props }) => {
      const { method } = props['calendar'] as unknown as CalendarFile
      return `${props['by']} ${props['act']}: ${method}`
    })
  const [organizer, invited] = ['Priya Nair', 'Tom Nair']
  expect(await filesTo(other)).toEqual([
    `${organizer} invited: REQUEST`,
    'You changed: REQUEST',
    `${organizer} changed: REQUEST`,
    'You canceled: CANCEL',
  ])
  expect(await filesTo(one)).toEqual([`${invited} changed: REQUEST`, `${invited} canceled: CANCEL`])
})

test('Slack shows no title of a one-on-one', async () => {
  const { one, other, id } = await aPair({ title: 'Your salary' })
  await respondToMeeting(other, { id, isAttending: false, note: 'Ill' })
  await changeOneOnOne(other, { ...timing({ time: '14:00' }), ...changed, title: 'Your raise', id, version: 1 })
  await completeMeeting(other, { id })
  await cancelMeeting(one, {
    id: (await aOneOnOne(one, other, { title: 'Your salary', time: '16:00' })).id,
    scope: 'this',
  })
  const told = await db.notification.findMany({
    where: { memberId: { in: [one.memberId, other.memberId] } },
    select: { brief: true, message: true },
  })
  expect(told.filter(({ message }) => /Your (salary|raise)/.test(message)).length).toBeGreaterThan(4)
  for (const { brief } of told) expect(brief ?? '').toContain('one-on-one')
  for (const { brief } of told) expect(brief ?? '').not.toMatch(/salary|raise|Ill/)
})
