import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { handOverGoals } from '@/lib/goals/commands/hand-over-goals'
import { forgetUnreadableGoals } from '@/lib/goals/jobs'
import { forgetHiddenGoals } from '@/lib/goals/steps/forget-hidden-goals'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { tell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { deleteTeam } from '@/lib/teams/commands/delete-team'
import { takeOutOfTeam } from '@/lib/teams/memberships/commands/take-out-of-team'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'
import { aGoal } from '@/tests/factories/goals'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

/** The news of a goal in the bells and feeds of these people. */
async function tellOf({ id }: { id: string }, people: Actor[]) {
  const title = 'News'
  const lines = people.map(({ memberId }) => ({
    memberId,
    type: 'Goal' as const,
    key: `news:${id}`,
    link: goalPath(id),
  }))
  await transaction(async (tx) => {
    const workspaceId = people[0]?.workspaceId ?? ''
    await tell(
      tx,
      workspaceId,
      lines.map((line) => ({ ...line, objectId: id, message: title })),
    )
    await record(
      tx,
      workspaceId,
      lines.map((line) => ({ ...line, title })),
    )
  })
}

const newsOf = async ({ memberId }: Actor, { id }: { id: string }) => {
  const where = { memberId, link: goalPath(id), key: `news:${id}` }
  return [await db.notification.count({ where }), await db.activity.count({ where })]
}

async function aPrivateGoal() {
  const workspace = await aWorkspace()
  const [admin, second] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const [lead, member] = [await aManager({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [member], managers: [lead] })
  const goal = await aGoal(admin, { assignees: [member], visibility: 'PRIVATE' })
  const open = await aGoal(admin, { assignees: [member] })
  for (const one of [goal, open]) await tellOf(one, [second, lead, member])
  return { admin, second, lead, member, team, goal, open }
}

type Scene = Awaited<ReturnType<typeof aPrivateGoal>>

test.each<[string, 'lead' | 'second', (scene: Scene) => Promise<unknown>]>([
  [
    'whose report left the team',
    'lead',
    ({ admin, team, member }) => takeOutOfTeam(admin, { id: team.id, memberId: member.memberId }),
  ],
  [
    'who no longer manages the team',
    'lead',
    ({ admin, team, lead }) => unmakeTeamManager(admin, { id: team.id, memberId: lead.memberId }),
  ],
  ['whose team was deleted', 'lead', ({ admin, team }) => deleteTeam(admin, { id: team.id })],
  [
    'who is no longer an Admin',
    'second',
    ({ admin, second }) => changeRoles(admin, { ids: [second.memberId], role: 'Member' }),
  ],
])('a person %s keeps no news of a private goal, and others keep theirs', async (_, who, change) => {
  const scene = await aPrivateGoal()
  const { goal, open, member } = scene
  await forgetUnreadableGoals(now())
  expect(await newsOf(scene[who], goal)).toEqual([1, 1])
  await change(scene)
  await forgetUnreadableGoals(now())
  expect(await newsOf(scene[who], goal)).toEqual([0, 0])
  expect(await newsOf(scene[who], open)).toEqual([1, 1])
  expect(await newsOf(member, goal)).toEqual([1, 1])
})

test('a person who left keeps the news of a private goal until it is handed over', async () => {
  const { admin, second, member, goal, open } = await aPrivateGoal()
  await deactivate(member)
  expect(await transaction((tx) => forgetHiddenGoals(tx, admin.workspaceId))).toBe(0)
  expect(await newsOf(member, goal)).toEqual([1, 1])
  await handOverGoals(admin, { memberId: member.memberId, toId: second.memberId })
  expect(await newsOf(member, goal)).toEqual([0, 0])
  expect(await newsOf(member, open)).toEqual([1, 1])
})
