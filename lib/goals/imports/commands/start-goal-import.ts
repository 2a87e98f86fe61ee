import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { ensureFeature } from '@/lib/billing/gates'
import { goalImportUndone, nothingToSet } from '@/lib/goals/imports/refusals'
import { storedGoalRows } from '@/lib/goals/imports/rules/stored-goal-rows'
import type { GoalImportIdInput } from '@/lib/goals/imports/schema'
import { checkGoalRows } from '@/lib/goals/imports/steps/check-goal-rows'
import { lockGoalImport } from '@/lib/goals/imports/steps/lock-goal-import'
import { writeGoals } from '@/lib/goals/imports/steps/write-goals'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { plural } from '@/lib/shared/text'

// Five thousand goals exceed the default transaction timeout.
const LONGEST_IMPORT_MS = 60_000

/** Creates goals from all valid rows in one transaction, checked again because people may have left; idempotent. */
export const startGoalImport = (actor: Actor, { id }: GoalImportIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const { status, fileName, ...table } = await lockGoalImport(tx, actor, id)
    if (status === 'DONE') return { id }
    if (status === 'UNDONE') throw goalImportUndone()
    await ensureFeature(tx, actor, 'import')
    const checked = await checkGoalRows(tx, actor, table)
    const goals = await writeGoals(tx, actor, id, checked)
    if (goals.size === 0) throw nothingToSet()
    const done = { status: 'DONE', finishedAt: now(), ...storedGoalRows(checked, goals) } as const
    await tx.goalImport.update({ where: { id }, data: done, select: { id: true } })
    const title = `Imported ${plural(goals.size, 'goal')} from “${fileName}”`
    await record(tx, actor, { action: 'goal.imported', objectId: id, title })
    return { id }
  }, LONGEST_IMPORT_MS)
