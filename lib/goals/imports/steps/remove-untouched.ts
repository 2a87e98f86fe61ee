import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockUpwards } from '@/lib/goals/steps/lock-goal'
import { recountParents } from '@/lib/goals/steps/recount-progress'
import type { Tx } from '@/lib/platform/tx'

type Found = { id: string; parentId: string | null; isTouched: boolean }

async function findGoals(tx: Tx, { workspaceId }: Actor, ids: readonly string[]): Promise<Found[]> {
  const among = { workspaceId, id: { in: [...ids] }, followUps: { some: {} } }
  const followedUp = (await tx.goal.findMany({ where: among, select: { id: true } })).map(({ id }) => id)
  return tx.$queryRaw`
    SELECT g.id, g."parentId", g.version > 1 OR g.id = ANY (${followedUp}::uuid[])
      OR EXISTS (SELECT FROM "GoalUpdate" e WHERE e."goalId" = g.id AND e.kind NOT IN ('created', 'rolled-up'))
      OR EXISTS (SELECT FROM "Goal" c WHERE c."continuesId" = g.id)
      OR EXISTS (SELECT FROM "Goal" c WHERE c."parentId" = g.id AND c.id <> ALL (${[...ids]}::uuid[])) AS "isTouched"
    FROM "Goal" g WHERE g.id = ANY (${[...ids]}::uuid[]) AND g."workspaceId" = ${workspaceId}::uuid`
}

function untouchedOf(goals: readonly Found[]): Found[] {
  const above = new Map(goals.map(({ id, parentId }) => [id, parentId]))
  const touched = new Set<string>()
  for (const { id, isTouched } of goals)
    for (let at: string | null | undefined = isTouched ? id : null; at && !touched.has(at); at = above.get(at))
      touched.add(at)
  return goals.filter(({ id }) => !touched.has(id))
}

/**
 * Removes goals nobody has edited, commented on, followed up or nested under; the alignment must be locked. Returns the
 * removed ids.
 */
export async function removeUntouched(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  await lockUpwards(tx, actor, ids)
  const untouched = untouchedOf(await findGoals(tx, actor, ids))
  const removed = new Set(untouched.map(({ id }) => id))
  await tx.goal.deleteMany({ where: { id: { in: [...removed] }, workspaceId: actor.workspaceId } })
  const parents = new Set(untouched.flatMap(({ parentId }) => (parentId && !removed.has(parentId) ? parentId : [])))
  for (const id of parents) await recountParents(tx, id)
  return removed
}
