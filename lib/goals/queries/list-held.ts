import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canHandOverGoals } from '@/lib/goals/policy'
import { noSuchGoal, onlyAdminsHandOver } from '@/lib/goals/refusals'
import { goalLimits } from '@/lib/goals/rules/goal-limits'
import { fullName } from '@/lib/members/rules'
import { db, Prisma, type Tx } from '@/lib/platform/db'

/** Open goals `g` a member set, supervises, is assigned to or owns items of, except Self goals. */
export const heldBy = ({ workspaceId }: Pick<Actor, 'workspaceId'>, memberId: string) => Prisma.sql`
  g."workspaceId" = ${workspaceId}::uuid AND g."archivedAt" IS NULL AND g.type <> 'Self'
  AND g.status NOT IN ('Completed', 'Abandoned') AND g.id IN (
    SELECT o.id FROM "Goal" o WHERE o."creatorId" = ${memberId}::uuid
    UNION SELECT s."goalId" FROM "GoalSupervisor" s WHERE s."memberId" = ${memberId}::uuid
    UNION SELECT a."goalId" FROM "GoalAssignee" a WHERE a."memberId" = ${memberId}::uuid
    UNION SELECT i."goalId" FROM "GoalItem" i WHERE i."ownerId" = ${memberId}::uuid AND i."doneAt" IS NULL)`

export async function countHeld(actor: Actor, memberId: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM "Goal" g WHERE ${heldBy(actor, memberId)}`
  return row.count
}

export type HeldGoals = {
  memberId: string
  name: string
  isActive: boolean
  count: number
  /** The first of them. */
  goals: { id: string; title: string; progress: number }[]
}

async function findHolder(tx: Tx, { workspaceId }: Actor, id: string) {
  const select = { status: true, user: { select: { firstName: true, lastName: true } } } as const
  const member = await tx.member.findFirst({ where: { id, workspaceId }, select })
  if (!member) throw noSuchGoal()
  return { name: fullName(member.user), isActive: member.status === 'ACTIVE' }
}

/** Open goals of a deactivated member. Throws not-found, and forbidden for non-Admins. */
export async function getHeldGoals(actor: Actor, memberId: string): Promise<HeldGoals> {
  const holder = await findHolder(db, actor, memberId)
  if (!canHandOverGoals(actor)) throw onlyAdminsHandOver()
  const [goals, count] = await Promise.all([
    db.$queryRaw<HeldGoals['goals']>`
      SELECT g.id, g.title, g.progress FROM "Goal" g WHERE ${heldBy(actor, memberId)} ORDER BY g.title, g.id LIMIT ${goalLimits.handedOver}`,
    countHeld(actor, memberId),
  ])
  return { memberId, ...holder, count, goals }
}
