import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { goalsTakenBack } from '@/lib/goals/imports/notices'
import { goalsNotImported, goalUndoTooLate } from '@/lib/goals/imports/refusals'
import type { StoredGoalRow } from '@/lib/goals/imports/rules/stored-goal-rows'
import type { GoalImportIdInput } from '@/lib/goals/imports/schema'
import { lockGoalImport } from '@/lib/goals/imports/steps/lock-goal-import'
import { removeUntouched } from '@/lib/goals/imports/steps/remove-untouched'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { undoUntil } from '@/lib/shared/csv/csv-undo'
import { plural } from '@/lib/shared/text'

const KEPT = 'Changed since, or has a goal under it or a follow-up.'

function undone(row: StoredGoalRow, removed: ReadonlySet<string>): StoredGoalRow {
  if (row.goalId === null) return row
  if (removed.has(row.goalId)) return { ...row, state: 'undone', goalId: null }
  return { ...row, state: 'kept', problems: [KEPT] }
}

async function listPeopleOf(tx: Tx, goalIds: readonly string[]) {
  const rows = await tx.$queryRaw<{ memberId: string }[]>`
    SELECT "memberId" FROM "GoalAssignee" WHERE "goalId" = ANY (${[...goalIds]}::uuid[])
    UNION SELECT "memberId" FROM "GoalSupervisor" WHERE "goalId" = ANY (${[...goalIds]}::uuid[])`
  return rows.map(({ memberId }) => memberId)
}

/** Within an hour, removes the import's untouched goals; the others stay with a reason. */
export const undoGoalImport = (actor: Actor, { id }: GoalImportIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const found = await lockGoalImport(tx, actor, id)
    if (found.status === 'UNDONE') return { id }
    if (found.status === 'CHECKING') throw goalsNotImported()
    if (undoUntil(found, now()) === null) throw goalUndoTooLate()
    const goalIds = found.rows.flatMap(({ goalId }) => goalId ?? [])
    const peopleIds = await listPeopleOf(tx, goalIds)
    const removed = await removeUntouched(tx, actor, goalIds)
    if (removed.size === goalIds.length) await goalsTakenBack(tx, actor, id, peopleIds)
    const rows = found.rows.map((row) => undone(row, removed))
    const data = { status: 'UNDONE', rows } as const
    await tx.goalImport.update({ where: { id }, data, select: { id: true } })
    const title = `Undid the import of “${found.fileName}”: ${plural(removed.size, 'goal')} removed`
    await record(tx, actor, { action: 'goal.import-undone', objectId: id, title })
    return { id }
  })
