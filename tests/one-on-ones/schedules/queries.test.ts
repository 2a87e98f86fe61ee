import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { changeOneOnOne } from '@/lib/one-on-ones/commands/change-one-on-one'
import { getSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import { getScheduleScreen, getNewSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import { listLedPeople } from '@/lib/one-on-ones/schedules/queries/list-led-people'
import { listSchedules } from '@/lib/one-on-ones/schedules/queries/list-schedules'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { weekdayOf } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'
import { timing } from '@/tests/factories/meetings'
import { deactivate, aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aSchedule, aTeamOf, scheduleFields } from '@/tests/factories/schedules'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { expectFewStatements } from '@/tests/support/statements'

/** So many more people in the workspace, the first of them on a team of this manager. */
async function aCrowd({ workspaceId, memberId }: Actor, count: number, onTeam: number) {
  const createdAt = now()
  const users = await db.user.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      email: `${unique('crowd')}@acme.example`,
      firstName: 'Kim',
      createdAt,
    })),
    select: { id: true },
  })
  const members = await db.member.createManyAndReturn({
    data: users.map(({ id: userId }) => ({ userId, workspaceId, role: 'Member' as const, createdAt })),
    select: { id: true },
  })
  const { teamId } = await db.teamMember.findFirstOrThrow({ where: { memberId } })
  const data = members.slice(0, onTeam).map(({ id }) => ({ workspaceId, teamId, memberId: id }))
  await db.teamMember.createMany({ data })
}

test('a preview takes few statements, and as many for a team of fifty among five thousand', async () => {
  const { lead, people } = await aTeamOf(2)
  const plan = async () => {
    const led = await listLedPeople(lead)
    return planSchedule(lead, { ...scheduleFields([]), memberIds: led.people.map(({ memberId }) => memberId) })
  }
  await aOneOnOne(lead, people[0] ?? lead)
  await expectFewStatements(plan, () => aCrowd(lead, 5000, 48))
  expect((await plan()).slots.length).toBe(14)
})

test('lays people out by their own zones, and says when they meet already', async () => {
  const { lead, people } = await aTeamOf(1)
  const [person = lead] = people
  await db.user.update({ where: { id: person.userId }, data: { timeZone: 'Europe/London' } })
  const far = { ...lead, timeZone: 'Asia/Kolkata' }
  await aOneOnOne(lead, person, { day: '2899-02-05', time: '20:00' })
  await aOneOnOne(lead, person, { day: '2899-01-05', time: '20:00' })
  const { slots, coming } = await planSchedule(far, scheduleFields(people, { startsOn: '2899-01-10' }))
  expect(slots.map(({ day, time }) => [day, time])).toEqual([['2899-01-10', '14:30']])
  expect(coming).toEqual([{ memberId: person.memberId, on: 'Jan 06, 2899' }])
})

test('says when people meet in the reader’s clock, whoever moved their series', async () => {
  const { lead, people } = await aTeamOf(1)
  const [person = lead] = people
  const { id } = await aSchedule(lead, people)
  const far = { ...person, timeZone: 'Asia/Kolkata' }
  const where = { kind: 'ONE_ON_ONE', workspaceId: lead.workspaceId } as const
  const meeting = await db.meeting.findFirstOrThrow({ where, orderBy: { startsAt: 'asc' } })
  const input = {
    ...timing({ day: dayIn(meeting.startsAt, 'UTC'), time: '20:30', frequency: 'Weekly' }),
    scope: 'all',
  } as const
  await changeOneOnOne(far, {
    ...input,
    monthlyOn: 'START_WEEK_OF_MONTH',
    id: meeting.id,
    title: 'Late',
    description: '',
    version: 1,
  })
  const seriesFor = async (timeZone: string) =>
    (await getSchedule({ ...lead, timeZone }, id)).participants.map(({ series }) => series)
  const weekday = weekdayOf(dayIn(meeting.startsAt, 'UTC'))
  expect(await seriesFor('UTC')).toMatchObject([{ weekday, time: '15:00' }])
  expect(await seriesFor('Asia/Tokyo')).toMatchObject([{ weekday: (weekday % 7) + 1, time: '00:00' }])
})

test('the screens take few statements, however many people there are', async () => {
  const { lead, people } = await aTeamOf(2)
  const { id } = await aSchedule(lead, people)
  await expectFewStatements(
    () => getNewSchedule(lead),
    () => aCrowd(lead, 40, 40),
  )
  await expectFewStatements(
    () => getScheduleScreen(lead, id),
    () => aCrowd(lead, 40, 40),
  )
})

test('offers the people on the teams somebody leads, and nobody else', async () => {
  const { lead, people, workspace } = await aTeamOf(2)
  const [one = lead, gone = lead] = people
  const outsider = await aMember({ workspace })
  await aTeam({ workspace, members: [lead, outsider] })
  await aTeam({ workspace, members: [one], managers: [lead] })
  await deactivate(gone)
  const led = await listLedPeople(lead)
  expect(led.people.map(({ memberId, teamIds }) => [memberId, teamIds.length])).toEqual([[one.memberId, 2]])
  expect(led.teams).toHaveLength(2)
  expect((await listLedPeople(await anAdmin({ workspace }))).people).toEqual([])
  await expectRefused(listLedPeople(outsider), 'forbidden')
})

test('shows schedules to the manager who laid them out, and their members none', async () => {
  const { lead, people, workspace } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  expect((await listSchedules(lead)).map((row) => [row.id, row.people])).toEqual([[id, 1]])
  expect(await listSchedules(await anAdmin({ workspace }))).toEqual([])
  await expectRefused(listSchedules(people[0] ?? lead), 'forbidden')
})
