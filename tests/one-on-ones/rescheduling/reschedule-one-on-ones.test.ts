import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { rescheduleOneOnOnes } from '@/lib/one-on-ones/rescheduling/commands/reschedule-one-on-ones'
import { checkMoves } from '@/lib/one-on-ones/rescheduling/queries/check-moves'
import { listUpcoming } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'
import { addDays, dayIn } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { meetingNow, seriesNow, timing } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne, aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aTeamOf } from '@/tests/factories/schedules'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const { day } = timing()
const nextDay = addDays(day, 1)

type Slot = { day: string; time: string }

const move = (actor: Actor, moves: readonly ({ id: string; version?: number } & Partial<Slot>)[]) =>
  rescheduleOneOnOnes(actor, { moves: moves.map((one) => ({ version: 1, day: nextDay, time: '10:00', ...one })) })

/** "2027-01-04 10:00" of where these meetings are now. */
const placesNow = async (meetings: readonly { id: string }[]) =>
  Promise.all(
    meetings.map(async (meeting) => {
      const { startsAt } = await meetingNow(meeting)
      return `${dayIn(startsAt, 'UTC')} ${formatClock(startsAt, 'UTC')}`
    }),
  )

/** One-on-ones of a manager with three people, half an hour after another. */
async function threeInARow() {
  const { lead, people, workspace } = await aTeamOf(3)
  const meetings = []
  for (const [index, person] of people.entries())
    meetings.push(await aOneOnOne(lead, person, { time: ['10:00', '10:30', '11:00'][index] }))
  const [one = lead, two = lead, three = lead] = people
  const [first, second, third] = meetings
  if (!first || !second || !third) throw new Error('There are three.')
  return { lead, workspace, one, two, three, first, second, third }
}

test('moves each, and tells the other person of each once, with a calendar file', async () => {
  const { lead, one, two, first, second } = await threeInARow()
  const { rows } = await move(lead, [{ ...first }, { ...second, time: '15:00' }])
  expect(rows.map(({ why }) => why)).toEqual([null, null])
  expect(await placesNow([first, second])).toEqual([`${nextDay} 10:00`, `${nextDay} 15:00`])
  for (const person of [one, two]) {
    expect(await toldTo(person, 'meeting.changed')).toHaveLength(1)
    const changed = (await mailsTo(person.email)).filter(({ props }) => props['act'] === 'changed')
    expect(changed.map(({ props }) => 'calendar' in props)).toEqual([true])
  }
  expect(await toldTo(lead, 'meeting.changed')).toEqual([])
})

test('one that cannot move keeps no other, and says why', async () => {
  const { lead, one, two, three, first, second, third } = await threeInARow()
  await aOneOnOne(one, await aMember({ workspace: { id: one.workspaceId } }), { day: nextDay, time: '10:00' })
  await completeMeeting(two, second)
  await cancelMeeting(three, { id: third.id, scope: 'this' })
  const { id } = await aOneOnOne(lead, three, { time: '16:00' })
  const { rows } = await move(lead, [first, { ...second, version: 2 }, third, { id, time: '16:00' }])
  expect(rows.map(({ why }) => why)).toEqual([
    'This time is already taken. Choose another one.',
    'This meeting is completed.',
    'This meeting was canceled.',
    null,
  ])
  expect(await placesNow([first, { id }])).toEqual([`${day} 10:00`, `${nextDay} 16:00`])
  expect(await toldTo(one, 'meeting.changed')).toEqual([])
})

test('a move sent again after it got through is no conflict, and tells nobody twice', async () => {
  const { one, other, id } = await aPair({ time: '10:00' })
  for (const _press of [1, 2]) expect((await move(one, [{ id }])).rows.map(({ why }) => why)).toEqual([null])
  expect(await toldTo(other, 'meeting.changed')).toHaveLength(1)
  expect((await move(one, [{ id, time: '15:00' }])).rows.map(({ movedTo }) => movedTo)).toEqual([null])
})

test('rows may take the times of each other, in whatever order they are sent', async () => {
  const { lead, first, second, third } = await threeInARow()
  const later = [
    { ...first, day, time: '10:30' },
    { ...second, day, time: '11:00' },
    { ...third, day, time: '11:30' },
  ]
  expect((await move(lead, later)).rows.map(({ why }) => why)).toEqual([null, null, null])
  expect(await placesNow([first, second, third])).toEqual([`${day} 10:30`, `${day} 11:00`, `${day} 11:30`])
})

test('of a series only this meeting moves, and it is the exception', async () => {
  const { one, id } = await aPair({ frequency: 'Weekly' })
  await move(one, [{ id }])
  expect(await meetingNow({ id })).toMatchObject({ isException: true })
  const [moved, next] = await seriesNow({ id })
  expect([moved?.text, next?.text]).toEqual([`${day} 10:00`, `${addDays(day, 7)} 10:00`])
  expect(await placesNow([{ id }])).toEqual([`${nextDay} 10:00`])
})

test('a meeting that stays where it is tells nobody', async () => {
  const { one, other, id } = await aPair()
  expect((await move(one, [{ id, day }])).rows).toMatchObject([{ why: null }])
  expect(await toldTo(other, 'meeting.changed')).toEqual([])
})

test('rejects a time that has passed and a version that is no longer the newest', async () => {
  const { one, other, id } = await aPair()
  const { id: stale } = await aOneOnOne(one, other, { time: '14:00' })
  const { rows } = await move(one, [
    { id, day: '2020-01-06' },
    { id: stale, version: 7 },
  ])
  expect(rows.map(({ movedTo }) => movedTo)).toEqual([null, null])
  expect(rows.map(({ why }) => why)).toEqual([
    'Choose a time that hasn’t passed.',
    'Someone else changed this meeting. Check it and move it again.',
  ])
})

test('either of the two may; for everybody else nothing of it happens', async () => {
  const { one, other, id, workspace } = await aPair()
  const { id: own } = await aOneOnOne(one, other, { time: '14:00' })
  for (const actor of [await anAdmin({ workspace }), await anAdmin()])
    await expectRefused(move(actor, [{ id }, { id: own }]), 'not-found')
  expect(await placesNow([{ id }])).toEqual([`${day} 10:00`])
  expect((await move(other, [{ id }])).rows).toMatchObject([{ why: null }])
})

test('a time taken between the check and the press is refused for that row alone', async () => {
  const { lead, one, two, first, second } = await threeInARow()
  const requestedMoves = [first, second].map(({ id }, index) => ({
    id,
    day: nextDay,
    time: ['10:00', '10:30'][index] ?? '',
  }))
  expect((await checkMoves(lead, { moves: requestedMoves })).map(({ isFree }) => isFree)).toEqual([true, true])
  await aOneOnOne(one, two, { day: nextDay, time: '10:00' })
  const { rows } = await move(lead, requestedMoves)
  expect(rows.map(({ movedTo }) => movedTo !== null)).toEqual([false, true])
})

test('the check lets those that move leave their times to each other, and proposes a time for a clash', async () => {
  const { lead, one, first, second } = await threeInARow()
  await aOneOnOne(one, await aMember({ workspace: { id: one.workspaceId } }), { day: nextDay, time: '10:00' })
  const landings = await checkMoves(lead, {
    moves: [
      { id: first.id, day: nextDay, time: '10:00' },
      { id: second.id, day, time: '10:00' },
    ],
  })
  expect(landings).toEqual([
    { id: first.id, isFree: false, next: { day: nextDay, time: '10:30' }, isSecond: false },
    { id: second.id, isFree: true, next: null, isSecond: false },
  ])
  await expectRefused(
    checkMoves(await anAdmin({ workspace: { id: one.workspaceId } }), { moves: [{ ...first, day, time: '09:00' }] }),
    'not-found',
  )
})

test('the check says where the two have another one-on-one that day, which does not move with it', async () => {
  const { lead, one, first } = await threeInARow()
  const other = await aOneOnOne(one, lead, { day: nextDay, time: '15:00' })
  const move = { id: first.id, day: nextDay, time: '10:00' }
  const seconds = async (moves: (typeof move)[]) => (await checkMoves(lead, { moves })).map(({ isSecond }) => isSecond)
  expect(await seconds([move])).toEqual([true])
  expect(await seconds([{ ...move, day }])).toEqual([false])
  expect(await seconds([move, { id: other.id, day, time: '15:00' }])).toEqual([false, false])
})

test('lists the one-on-ones of the next four weeks that are still to be held', async () => {
  const { lead, one, first, second, third } = await threeInARow()
  await completeMeeting(lead, second)
  await cancelMeeting(lead, { id: third.id, scope: 'this' })
  await aOneOnOne(lead, one, { day: addDays(day, 40) })
  expect((await listUpcoming(lead)).map(({ id, partner }) => [id, partner.memberId])).toEqual([
    [first.id, one.memberId],
  ])
})
