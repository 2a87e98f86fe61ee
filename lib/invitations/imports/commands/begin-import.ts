import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { now } from '@/lib/platform/clock'
import { db, isFirstInsert, transaction, type Tx } from '@/lib/platform/db'
import { withoutGuard } from '@/lib/shared/csv'
import { guessColumns } from '@/lib/invitations/imports/rules/columns'
import type { ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import { canImportPeople } from '@/lib/invitations/imports/policy'
import { noSuchImport, onlyAdminsImport } from '@/lib/invitations/imports/refusals'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import type { PeopleList } from '@/lib/invitations/imports/rules/imports'

// Guessing looks at the beginning of a list; the end is no different.
const LOOKED_AT = 20

const insertRows = (tx: Tx, workspaceId: string, id: string, rows: PeopleList['rows']) => tx.$executeRaw`
  INSERT INTO "PeopleImportRow" ("workspaceId", "importId", number, cells, status, problems)
  SELECT ${workspaceId}::uuid, ${id}::uuid, number, cells, 'REFUSED', '{}'
  FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(number int, cells text[])`

/** `columns` and `managers`: what each column holds and where people go, where somebody has said so before. */
type Begun = PeopleList & { madeId: string; columns?: ReturnType<typeof guessColumns>; managers?: ManagersInFile }

/**
 * Takes a list of people, from wherever it comes, says what each column seems to hold and what would become of each row;
 * or finds the one taken under this id. Nobody is invited yet. Refuses whoever is no Admin, and a plan without imports.
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
