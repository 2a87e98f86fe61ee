import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { addToSchedule } from '@/lib/one-on-ones/schedules/commands/add-to-schedule'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { getSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import { getScheduleScreen } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import { db } from '@/lib/platform/db'
import { aManager, aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aSchedule, aTeamOf } from '@/tests/factories/schedules'
import { expectRefused } from '@/tests/support/refused'

/** A schedule of the first two of three people, and the third. */
async function twoOfThree() {
  const { people, lead, ...rest } = await aTeamOf(3)
  const [dana = lead] = people.slice(2)
  return { ...rest, lead, people, dana, ...(await aSchedule(lead, people.slice(0, 2))) }
}

const inIt = async (lead: Actor, id: string) =>
  (await getSchedule(lead, id)).participants.map(({ series }) => series && `${series.time}`)

test('somebody new on the team is offered, and added at the next free time of the schedule', async () => {
  const { lead, dana, id } = await twoOfThree()
  expect((await getScheduleScreen(lead, id)).additions.map(({ memberId }) => memberId)).toEqual([dana.memberId])
  expect(await toldTo(dana, 'meeting.invited')).toEqual([])
  await addToSchedule(lead, { id, memberId: dana.memberId })
  expect(await inIt(lead, id)).toEqual(['09:00', '09:30', '09:00'])
  expect(await toldTo(dana, 'meeting.invited')).toHaveLength(1)
  expect((await getScheduleScreen(lead, id)).additions).toEqual([])
})

test('a second press makes no second series', async () => {
  const { lead, dana, id, workspace } = await twoOfThree()
  await addToSchedule(lead, { id, memberId: dana.memberId })
  await expectRefused(addToSchedule(lead, { id, memberId: dana.memberId }), 'conflict')
  expect(await db.meetingSeries.count({ where: { workspaceId: workspace.id } })).toBe(3)
})

test('somebody whose series was canceled is added again', async () => {
  const { lead, people, id } = await twoOfThree()
  const [one = lead] = people
  const where = { scheduleId: id, memberId: one.memberId }
  const { seriesId } = await db.oneOnOneScheduleParticipant.findFirstOrThrow({ where })
  const first = await db.meeting.findFirstOrThrow({ where: { seriesId }, orderBy: { startsAt: 'asc' } })
  await cancelMeeting(one, { id: first.id, scope: 'all' })
  expect((await inIt(lead, id))[0]).toBeNull()
  await addToSchedule(lead, { id, memberId: one.memberId })
  expect((await inIt(lead, id))[0]).not.toBeNull()
})

test('rejects a pair that has a series, a schedule that is off and people of other teams', async () => {
  const { lead, dana, id, workspace } = await twoOfThree()
  const outsider = await aMember({ workspace })
  await expectRefused(addToSchedule(lead, { id, memberId: outsider.memberId }), 'forbidden')
  await aOneOnOne(lead, dana, { frequency: 'Weekly', time: '17:00' })
  await expectRefused(addToSchedule(lead, { id, memberId: dana.memberId }), 'conflict')
  await turnOffSchedule(lead, { id })
  await expectRefused(addToSchedule(lead, { id, memberId: dana.memberId }), 'conflict')
})

test('is not there for anybody else', async () => {
  const { dana, id, workspace } = await twoOfThree()
  for (const other of [dana, await aManager({ workspace }), await aManager()])
    await expectRefused(addToSchedule(other, { id, memberId: dana.memberId }), 'not-found')
})
