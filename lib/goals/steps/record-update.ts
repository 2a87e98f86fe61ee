import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchGoal } from '@/lib/goals/refusals'
import type { UpdateKind } from '@/lib/goals/rules/goal-updates'
import { now } from '@/lib/platform/clock'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Update = {
  /** Picked by the browser where a second press must make no second one. */
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

/** Adds a row to the timeline of a goal; without an actor it is the system's. */
export async function recordUpdate(
  tx: Tx,
  { id: goalId, workspaceId }: { id: string; workspaceId: string },
  actor: Pick<Actor, 'memberId'> | null,
  update: Update,
) {
  const data = { ...update, goalId, workspaceId, memberId: actor?.memberId ?? null, createdAt: now() }
  return tx.goalUpdate.create({ data, select: { id: true } })
}

/**
 * Whether this person has made the row under this id already: the same press, or its retry. The goal must be locked. Throws
 * not-found where the id is that of another row.
 */
export async function isRecorded(tx: Tx, { memberId }: Actor, goalId: string, id: string): Promise<boolean> {
  const found = await tx.goalUpdate.findUnique({ where: { id }, select: { goalId: true, memberId: true } })
  if (found && (found.goalId !== goalId || found.memberId !== memberId)) throw noSuchGoal()
  return found !== null
}
