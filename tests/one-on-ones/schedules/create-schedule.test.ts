import { expect, test } from 'vitest'
import { changeOneOnOne } from '@/lib/one-on-ones/commands/change-one-on-one'
import { createSchedule } from '@/lib/one-on-ones/schedules/commands/create-schedule'
import { getSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { seriesNow, timing } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aSchedule, aTeamOf, scheduleFields } from '@/tests/factories/schedules'
import { expectRefused } from '@/tests/support/refused'

test('makes a series for each person as the plan showed it, and invites each of them once', async () => {
  const { lead, people } = await aTeamOf(3)
  const { id, slots } = await aSchedule(lead, people)
  expect(slots.map(({ time }) => time)).toEqual(['09:00', '09:30', '09:00'])
  for (const { memberId, day, time } of slots) {
    const { seriesId } = await db.oneOnOneScheduleParticipant.findFirstOrThrow({ where: { scheduleId: id, memberId } })
    const meetings = await db.meeting.findMany({
      where: { seriesId },
      include: { oneOnOne: { include: { pair: true } } },
    })
    expect(meetings.length).toBeGreaterThan(12)
    const [first] = await seriesNow({ id: meetings[0]?.id ?? '' })
    expect(first?.text).toBe(`${day} ${time}`)
    const pairs = meetings.map(({ oneOnOne }) => [oneOnOne?.pair.firstId, oneOnOne?.pair.secondId].toSorted())
    expect(new Set(pairs.map(String))).toEqual(new Set([[lead.memberId, memberId].toSorted().join()]))
  }
  for (const person of people) expect(await toldTo(person, 'meeting.invited')).toHaveLength(1)
})

test('one of the pair moves a meeting of it as if it were scheduled by hand', async () => {
  const { lead, people } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  const [person = lead] = people
  const { seriesId } = await db.oneOnOneScheduleParticipant.findFirstOrThrow({ where: { scheduleId: id } })
  const meeting = await db.meeting.findFirstOrThrow({ where: { seriesId }, orderBy: { startsAt: 'asc' } })
  const change = { ...timing({ time: '15:00' }), id: meeting.id, version: 1, scope: 'this' as const }
  await changeOneOnOne(person, { ...change, title: 'Later', description: '' })
  expect(await toldTo(lead, 'meeting.changed')).toHaveLength(1)
})

test('a schedule pressed twice is made once', async () => {
  const { lead, people, workspace } = await aTeamOf(2)
  const fields = scheduleFields(people)
  const { slots: seen } = await planSchedule(lead, fields)
  const input = { ...fields, seen, madeId: randomId() }
  await Promise.all([createSchedule(lead, input), createSchedule(lead, input)])
  await createSchedule(lead, input)
  await expectRefused(createSchedule(lead, { ...input, title: 'Changed' }), 'already-sent')
  expect(await db.oneOnOneSchedule.count({ where: { workspaceId: workspace.id } })).toBe(1)
  expect(await db.meetingSeries.count({ where: { workspaceId: workspace.id } })).toBe(2)
})

test('leaves out a pair that has a series, and keeps it as it is', async () => {
  const { lead, people } = await aTeamOf(2)
  const [one = lead] = people
  const { id: own } = await aOneOnOne(lead, one, { frequency: 'Weekly', time: '16:00' })
  const { id, slots } = await aSchedule(lead, people)
  expect(slots).toHaveLength(1)
  const { participants } = await getSchedule(lead, id)
  expect(participants.map(({ series }) => series !== null)).toEqual([false, true])
  expect((await seriesNow({ id: own })).every(({ text }) => text.endsWith('16:00'))).toBe(true)
})

test('refuses a plan in which a time was taken between looking and pressing, and makes nothing', async () => {
  const { lead, people, workspace } = await aTeamOf(2)
  const [one = lead, other = lead] = people
  const fields = scheduleFields(people)
  const { slots: seen } = await planSchedule(lead, fields)
  await aOneOnOne(one, other, { day: seen[0]?.day, time: '09:00' })
  await expectRefused(createSchedule(lead, { ...fields, seen, madeId: randomId() }), 'conflict')
  expect(await db.meetingSeries.count({ where: { workspaceId: workspace.id } })).toBe(0)
  expect(await db.oneOnOneSchedule.count({ where: { workspaceId: workspace.id } })).toBe(0)
})

test('of a schedule and a meeting booked at the same moment one has the time, and the other is refused as a whole', async () => {
  const { lead, people, workspace } = await aTeamOf(2)
  const [one = lead, other = lead] = people
  const fields = scheduleFields(people)
  const { slots: seen } = await planSchedule(lead, fields)
  const outcomes = await Promise.allSettled([
    createSchedule(lead, { ...fields, seen, madeId: randomId() }),
    aOneOnOne(one, other, { day: seen[0]?.day, time: '09:00' }),
  ])
  const made = outcomes.filter(({ status }) => status === 'fulfilled')
  expect(made).toHaveLength(1)
  const isLaidOut = outcomes[0].status === 'fulfilled'
  expect(await db.meetingSeries.count({ where: { workspaceId: workspace.id } })).toBe(isLaidOut ? 2 : 0)
})

test('rejects people who are not on a team of the actor’s', async () => {
  const { lead, workspace } = await aTeamOf(1)
  const [outsider, stranger] = [await aMember({ workspace }), await aMember()]
  const press = (by: typeof lead, person: typeof lead) =>
    createSchedule(by, { ...scheduleFields([person]), seen: [], madeId: randomId() })
  await expectRefused(press(lead, outsider), 'forbidden')
  await expectRefused(press(lead, stranger), 'not-found')
  await expectRefused(press(await anAdmin({ workspace }), outsider), 'forbidden')
  await expectRefused(press(outsider, lead), 'forbidden')
})

test('rejects a day that has passed, and a plan without anybody', async () => {
  const { lead, people } = await aTeamOf(1)
  const press = (given: Parameters<typeof scheduleFields>[1]) =>
    createSchedule(lead, { ...scheduleFields(people, given), seen: [], madeId: randomId() })
  await expectRefused(press({ startsOn: '2020-01-06' }), 'invalid', 'startsOn')
  await expectRefused(press({ startTime: '23:45' }), 'invalid', 'memberIds')
})

test('needs a plan that includes series', async () => {
  const { lead, people, workspace } = await aTeamOf(1, { plan: 'FREE' })
  await expectRefused(aSchedule(lead, people), 'plan-limit')
  expect(await db.oneOnOneSchedule.count({ where: { workspaceId: workspace.id } })).toBe(0)
})

test('where everybody chosen has a series already, it says so', async () => {
  const { lead, people } = await aTeamOf(2)
  await aSchedule(lead, people)
  const input = { ...scheduleFields(people), seen: [], madeId: randomId() }
  await expect(createSchedule(lead, input)).rejects.toThrow('Everyone you chose has a series already.')
})
