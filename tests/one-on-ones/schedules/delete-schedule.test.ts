import { expect, test } from 'vitest'
import { deleteSchedule } from '@/lib/one-on-ones/schedules/commands/delete-schedule'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { listSchedules } from '@/lib/one-on-ones/schedules/queries/list-schedules'
import { db } from '@/lib/platform/db'
import { aManager } from '@/tests/factories/members'
import { aSchedule, aTeamOf } from '@/tests/factories/schedules'
import { expectRefused } from '@/tests/support/refused'

test('deletes a schedule once it is off, and keeps the meetings there were', async () => {
  const { lead, people, workspace } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  await expectRefused(deleteSchedule(lead, { id }), 'conflict')
  await turnOffSchedule(lead, { id })
  const before = await db.meeting.count({ where: { workspaceId: workspace.id } })
  await deleteSchedule(lead, { id })
  expect(await listSchedules(lead)).toEqual([])
  expect(await db.meeting.count({ where: { workspaceId: workspace.id } })).toBe(before)
})

test('is not there for anybody else', async () => {
  const { lead, people, workspace } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  for (const other of [await aManager({ workspace }), await aManager()])
    await expectRefused(deleteSchedule(other, { id }), 'not-found')
})
