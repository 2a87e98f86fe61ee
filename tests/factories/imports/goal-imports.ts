import type { Actor } from '@/lib/access/actor'
import { startGoalImport } from '@/lib/goals/imports/commands/start-goal-import'
import { uploadGoals } from '@/lib/goals/imports/commands/upload-goals'
import type { StoredGoalRow } from '@/lib/goals/imports/rules/stored-goal-rows'
import { db } from '@/lib/platform/db'
import { csvLine } from '@/lib/shared/csv/csv'
import { randomId } from '@/lib/shared/randomness'

/** What a file of goals is sent as. */
export const goalFile = (text: string) => ({
  madeId: randomId(),
  fileName: 'goals.csv',
  content: Buffer.from(text).toString('base64'),
})

/** The same of a table. */
export const goalTable = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  goalFile([headings, ...rows].map(csvLine).join(''))

type Cells = Readonly<Record<string, string>>

/** A file whose rows hold these cells by their headings, each with an end unless told otherwise, checked and not imported. */
export function aGoalFile(actor: Actor, rows: readonly Cells[]) {
  const headings = [...new Set(['Title', 'End', ...rows.flatMap(Object.keys)])]
  const cells = rows.map((row) => headings.map((heading) => row[heading] ?? (heading === 'End' ? '2999-12-01' : '')))
  return uploadGoals(actor, goalTable(headings, cells))
}

/** Such a file, imported. */
export async function anImportedFile(actor: Actor, rows: readonly Cells[]) {
  const { id } = await aGoalFile(actor, rows)
  return startGoalImport(actor, { id })
}

const isStored = (rows: unknown): rows is StoredGoalRow[] => Array.isArray(rows)

/** An import as it is stored, with its rows. */
export async function goalImportOf({ id }: { id: string }) {
  const { rows, ...found } = await db.goalImport.findUniqueOrThrow({ where: { id } })
  return { ...found, rows: isStored(rows) ? rows : [] }
}

/** The problems of each row of a file, in its order. */
export const problemsIn = async (file: { id: string }) =>
  (await goalImportOf(file)).rows.map(({ problems }) => problems)
