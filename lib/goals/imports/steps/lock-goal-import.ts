import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchGoalImport, notYourGoalImport } from '@/lib/goals/imports/refusals'
import { goalColumnsFrom } from '@/lib/goals/imports/rules/goal-columns'
import type { StoredGoalRow } from '@/lib/goals/imports/rules/stored-goal-rows'
import { canChangeImport } from '@/lib/goals/policy'
import { lockAlignment } from '@/lib/goals/steps/lock-goal'
import type { GoalImportStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Locked = {
  id: string
  status: GoalImportStatus
  fileName: string
  creatorId: string
  columns: string[]
  rows: StoredGoalRow[]
  finishedAt: Date | null
}

/** Locks an import and the goal alignment. Throws not-found and forbidden. */
export async function lockGoalImport(tx: Tx, actor: Actor, id: string) {
  await lockAlignment(tx, actor)
  const [found] = await tx.$queryRaw<Locked[]>`
    SELECT id, status, "fileName", "creatorId", columns, rows, "finishedAt" FROM "GoalImport"
    WHERE id = ${id}::uuid AND "workspaceId" = ${actor.workspaceId}::uuid FOR UPDATE`
  if (!found) throw noSuchGoalImport()
  if (!canChangeImport(actor, found)) throw notYourGoalImport()
  return { ...found, columns: goalColumnsFrom(found.columns) }
}
