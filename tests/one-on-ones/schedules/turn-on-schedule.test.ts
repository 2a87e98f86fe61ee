import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { turnOnSchedule } from '@/lib/one-on-ones/schedules/commands/turn-on-schedule'
import { getSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { db } from '@/lib/platform/db'
import { aManager } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aSchedule, aTeamOf, scheduleFields } from '@/tests/factories/schedules'
import { expectRefused } from '@/tests/support/refused'

const changed = { frequency: 'Bi_Weekly', durationMinutes: 60, title: 'Catch-up', startTime: '13:00' } as const

/** What turning a schedule on for these people sends. */
async function parsedRowOf(lead: Actor, id: string, people: readonly Actor[]) {
  const fields = { ...scheduleFields(people), ...changed }
  return { ...fields, id, seen: (await planSchedule(lead, fields)).slots }
}

test('makes new series by the choices of the form, for the people chosen now', async () => {
  const { lead, people } = await aTeamOf(3)
  const { id } = await aSchedule(lead, people.slice(0, 2))
  await turnOffSchedule(lead, { id })
  await turnOnSchedule(lead, await parsedRowOf(lead, id, people.slice(1)))
  const { participants, title, fields, isEnabled } = await getSchedule(lead, id)
  expect({ title, isEnabled, ...fields }).toMatchObject({ title: 'Catch-up', isEnabled: true, frequency: 'Bi_Weekly' })
  expect(participants.map(({ series }) => series?.time)).toEqual(['13:00', '14:00'])
  for (const [index, times] of [1, 2, 1].entries())
    expect(await toldTo(people[index] ?? lead, 'meeting.invited')).toHaveLength(times)
})

test('a second press makes nothing more', async () => {
  const { lead, people, workspace } = await aTeamOf(2)
  const { id } = await aSchedule(lead, people)
  await turnOffSchedule(lead, { id })
  const wish = await parsedRowOf(lead, id, people)
  await Promise.all([turnOnSchedule(lead, wish), turnOnSchedule(lead, wish)])
  await turnOnSchedule(lead, wish)
  expect(await db.meetingSeries.count({ where: { workspaceId: workspace.id, endedAt: null } })).toBe(2)
})

test('is not there for anybody else', async () => {
  const { lead, people, workspace } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  await turnOffSchedule(lead, { id })
  const wish = await parsedRowOf(lead, id, people)
  for (const other of [await aManager({ workspace }), await aManager()])
    await expectRefused(turnOnSchedule(other, wish), 'not-found')
})
