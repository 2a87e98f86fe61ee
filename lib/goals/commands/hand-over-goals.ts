import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canHandOverGoals } from '@/lib/goals/policy'
import { heldBy } from '@/lib/goals/queries/list-held'
import { goalPeopleGone, noSuchGoal, onlyAdminsHandOver, stillActive } from '@/lib/goals/refusals'
import type { HandOverGoalsInput } from '@/lib/goals/schema'
import { forgetHiddenGoals } from '@/lib/goals/steps/forget-hidden-goals'
import { goalsHandedOver } from '@/lib/goals/notices/goals-handed-over'
import { lockAlignment, lockUpwards } from '@/lib/goals/steps/lock-goal'
import { recordForEach } from '@/lib/goals/steps/record-update'
import { fullName } from '@/lib/members/rules'
import { Prisma, transaction, type Tx } from '@/lib/platform/db'
import { plural } from '@/lib/shared/text'

const named = { status: true, user: { select: { firstName: true, lastName: true } } } as const

async function findBoth(tx: Tx, { workspaceId }: Actor, { memberId, toId }: HandOverGoalsInput) {
  const leaver = await tx.member.findFirst({ where: { id: memberId, workspaceId }, select: named })
  if (!leaver) throw noSuchGoal()
  if (leaver.status === 'ACTIVE') throw stillActive()
  const heir = await tx.member.findFirst({ where: { id: toId, workspaceId, status: 'ACTIVE' }, select: named })
  if (!heir) throw goalPeopleGone('toId')
  return { leaver: fullName(leaver.user), heir: fullName(heir.user) }
}

const amongThem = (goalIds: readonly string[] | undefined) =>
  goalIds === undefined ? Prisma.sql`true` : Prisma.sql`g.id = ANY (${[...goalIds]}::uuid[])`

/** Reassigns open goals and items of a deactivated member, all or these, to a colleague; no Self goals; idempotent. */
export const handOverGoals = (actor: Actor, input: HandOverGoalsInput): Promise<{ count: number }> =>
  transaction(async (tx) => {
    if (!canHandOverGoals(actor)) throw onlyAdminsHandOver()
    const { memberId: from, toId: to } = input
    const names = await findBoth(tx, actor, input)
    // A second request waits for this lock, then finds nothing to do.
    await lockAlignment(tx, actor)
    const goals = await tx.$queryRaw<{ id: string; title: string }[]>`
      SELECT g.id, g.title FROM "Goal" g WHERE ${heldBy(actor, from)} AND ${amongThem(input.goalIds)} ORDER BY g.id`
    const ids = goals.map(({ id }) => id)
    await lockUpwards(tx, actor, ids)
    // A form opened earlier would restore the old owner.
    await tx.goal.updateMany({ where: { id: { in: ids } }, data: { version: { increment: 1 } } })
    await tx.goal.updateMany({ where: { id: { in: ids }, creatorId: from }, data: { creatorId: to } })
    await tx.goalItem.updateMany({ where: { goalId: { in: ids }, ownerId: from, doneAt: null }, data: { ownerId: to } })
    await tx.$executeRaw`
      INSERT INTO "GoalSupervisor" ("workspaceId", "goalId", "memberId")
      SELECT "workspaceId", "goalId", ${to}::uuid FROM "GoalSupervisor" WHERE "goalId" = ANY (${ids}::uuid[]) AND "memberId" = ${from}::uuid
      ON CONFLICT DO NOTHING`
    await tx.$executeRaw`
      INSERT INTO "GoalAssignee" ("workspaceId", "goalId", "memberId", status)
      SELECT "workspaceId", "goalId", ${to}::uuid, status FROM "GoalAssignee" WHERE "goalId" = ANY (${ids}::uuid[]) AND "memberId" = ${from}::uuid
      ON CONFLICT DO NOTHING`
    await tx.goalSupervisor.deleteMany({ where: { goalId: { in: ids }, memberId: from } })
    await tx.goalAssignee.deleteMany({ where: { goalId: { in: ids }, memberId: from } })
    if (ids.length === 0) return { count: 0 }
    await recordForEach(tx, actor, ids, 'handed-over')
    await forgetHiddenGoals(tx, actor.workspaceId)
    await goalsHandedOver(tx, actor, { heirId: to, leaver: names.leaver, goals })
    const title = `Handed ${plural(ids.length, 'goal')} of ${names.leaver} to ${names.heir}`
    await record(tx, actor, { action: 'goal.handed-over', objectId: from, title })
    return { count: ids.length }
  })
