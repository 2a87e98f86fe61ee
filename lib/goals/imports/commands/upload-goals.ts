import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { mayNotImportGoals, noGoalsInFile, noSuchGoalImport, wrongGoalColumns } from '@/lib/goals/imports/refusals'
import { matchGoalColumns } from '@/lib/goals/imports/rules/goal-columns'
import type { UploadGoalsInput } from '@/lib/goals/imports/schema'
import { checkGoalRows } from '@/lib/goals/imports/steps/check-goal-rows'
import { storedGoalRows } from '@/lib/goals/imports/rules/stored-goal-rows'
import { canImportGoals } from '@/lib/goals/policy'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { now } from '@/lib/platform/clock'
import { db, isFirstInsert, transaction } from '@/lib/platform/db'
import { readCsvFile } from '@/lib/platform/documents/csv-file'
import { withoutGuard } from '@/lib/shared/csv/csv'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { truncate } from '@/lib/shared/text'

/** Throws for a file without goals or required columns. */
function tableOf(content: string) {
  const { first, others } = readCsvFile(content)
  const headings = first.cells.map((heading) => truncate(heading.trim(), importLimits.heading))
  const { columns, problem } = matchGoalColumns(headings)
  if (problem !== null) throw wrongGoalColumns(first.number, problem)
  if (others.length === 0) throw noGoalsInFile()
  const rows = others.map(({ number, cells }) => ({ number, cells: cells.map(withoutGuard) }))
  return { headings, columns: [...columns], rows }
}

/** Parses and checks a file without creating goals. Refuses members who may not import, and plans without imports. */
export async function uploadGoals(actor: Actor, { madeId: id, fileName, content }: UploadGoalsInput) {
  ensureGoals(actor)
  if (!canImportGoals(actor)) throw mayNotImportGoals()
  await ensureFeature(db, actor, 'import')
  const table = tableOf(content)
  const { workspaceId, memberId: creatorId } = actor
  return transaction(async (tx) => {
    const own = { id, workspaceId, creatorId }
    const { headings, columns } = table
    const found = storedGoalRows(await checkGoalRows(tx, actor, table))
    const data = { ...own, ...found, headings, columns, fileName: fileName || 'goals.csv', createdAt: now() }
    await isFirstInsert(
      tx.goalImport.createMany({ data: [data], skipDuplicates: true }),
      () => tx.goalImport.findFirst({ where: own, select: { id: true } }),
      noSuchGoalImport,
    )
    return { id }
  })
}
