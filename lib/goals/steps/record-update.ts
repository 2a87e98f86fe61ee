import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchGoal } from '@/lib/goals/refusals'
import type { UpdateKind } from '@/lib/goals/rules/goal-updates'
import { now } from '@/lib/platform/clock'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Update = {
  /** Chosen by the browser, so a retry creates no second row. */
  id?: string
  kind: UpdateKind
  status?: GoalStatus
  previousStatus?: GoalStatus
  progress?: number
  previousProgress?: number
  comment?: string
  changes?: string[]
  mentionedIds?: string[]
}

/** Adds a timeline row; null actor: the system. */
export async function recordUpdate(
  tx: Tx,
  { id: goalId, workspaceId }: { id: string; workspaceId: string },
  actor: Pick<Actor, 'memberId'> | null,
  update: Update,
) {
  const data = { ...update, goalId, workspaceId, memberId: actor?.memberId ?? null, createdAt: now() }
  return tx.goalUpdate.create({ data, select: { id: true } })
}

/** Adds such a row to each of these timelines. */
export const recordForEach = (tx: Tx, { workspaceId, memberId }: Actor, goalIds: readonly string[], kind: UpdateKind) =>
  tx.goalUpdate.createMany({
    data: goalIds.map((goalId) => ({ goalId, workspaceId, memberId, kind, createdAt: now() })),
  })

/** Whether this is a retry. The goal must be locked. Throws not-found for another row's id. */
export async function isRecorded(tx: Tx, { memberId }: Actor, goalId: string, id: string): Promise<boolean> {
  const found = await tx.goalUpdate.findUnique({ where: { id }, select: { goalId: true, memberId: true } })
  if (found && (found.goalId !== goalId || found.memberId !== memberId)) throw noSuchGoal()
  return found !== null
}
