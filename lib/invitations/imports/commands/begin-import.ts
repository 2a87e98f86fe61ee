import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { now } from '@/lib/platform/clock'
import { db, isFirstInsert, transaction, type Tx } from '@/lib/platform/db'
import { withoutGuard } from '@/lib/shared/csv/csv'
import { guessColumns } from '@/lib/invitations/imports/rules/columns'
import type { ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import { canImportPeople } from '@/lib/invitations/imports/policy'
import { noSuchImport, onlyAdminsImport } from '@/lib/invitations/imports/refusals'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import type { PeopleList } from '@/lib/invitations/imports/rules/imports'

// Guessing columns needs the first rows only.
const LOOKED_AT = 20

const insertRows = (tx: Tx, workspaceId: string, id: string, rows: PeopleList['rows']) => tx.$executeRaw`
  INSERT INTO "PeopleImportRow" ("workspaceId", "importId", number, cells, status, problems)
  SELECT ${workspaceId}::uuid, ${id}::uuid, number, cells, 'REFUSED', '{}'
  FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(number int, cells text[])`

/** `columns` and `managers` are earlier choices. */
type Begun = PeopleList & { madeId: string; columns?: ReturnType<typeof guessColumns>; managers?: ManagersInFile }

/**
 * Stores a list of people from any source, guesses its columns and previews each row, or returns the list stored under
 * this id. Invites nobody yet. Refuses non-Admins and plans without imports.
 */
export async function beginImport(actor: Actor, { madeId: id, source, fileName, headings, rows, ...chosen }: Begun) {
  if (!canImportPeople(actor)) throw onlyAdminsImport()
  await ensureFeature(db, actor, 'import')
  const { workspaceId, memberId: creatorId } = actor
  const plain = rows.map(({ number, cells }) => ({ number, cells: cells.map(withoutGuard) }))
  const beginning = plain.slice(0, LOOKED_AT).map(({ cells }) => cells)
  const columns = chosen.columns ?? guessColumns(headings, beginning)
  return transaction(async (tx) => {
    const list = { source, fileName, headings, columns, rowCount: rows.length }
    const own = { id, workspaceId, creatorId }
    const isFirst = await isFirstInsert(
      tx.peopleImport.createMany({ data: [{ ...own, ...list, createdAt: now() }], skipDuplicates: true }),
      () => tx.peopleImport.findFirst({ where: own, select: { id: true } }),
      noSuchImport,
    )
    if (!isFirst) return { id }
    await insertRows(tx, workspaceId, id, plain)
    await checkRows(tx, actor, { id, columns, chosen: chosen.managers ?? {} })
    return { id }
  })
}
