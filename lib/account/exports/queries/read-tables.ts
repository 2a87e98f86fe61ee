import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ExportTable } from '@/lib/access/export-table'
import { exportTables } from '@/lib/account/modules'
import { db, Prisma } from '@/lib/platform/db'
import { csvLine } from '@/lib/shared/csv/csv'
import { LOWEST_ID } from '@/lib/shared/id'

const BATCH = 1_000

type Line = { key: string; cells: (string | null)[] }

const rowsOf = (actor: Actor, { from, where, readBy }: ExportTable) => Prisma.sql`
  FROM ${from} WHERE r."workspaceId" = ${actor.workspaceId}::uuid ${where} ${readBy ? readBy(actor) : Prisma.empty}`

export async function countLines(actor: Actor): Promise<number> {
  const counts = exportTables.map((table) => Prisma.sql`(SELECT count(*) ${rowsOf(actor, table)})`)
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT (${Prisma.join(counts, ' + ')})::int AS total`
  return row?.total ?? 0
}

const readBatch = (actor: Actor, table: ExportTable, after: string) =>
  db.$queryRaw<Line[]>`
    SELECT r.id::text AS key, ARRAY[${table.cells(actor.timeZone, actor)}]::text[] AS cells ${rowsOf(actor, table)}
      AND r.id > ${after}::uuid ORDER BY r.id LIMIT ${BATCH}`

export type Piece = { text: string; count: number }

/** A table of the actor's workspace as CSV, in batches. No cell is a formula. */
export async function* readTable(actor: Actor, table: ExportTable): AsyncGenerator<Piece> {
  yield { text: csvLine([...table.columns]), count: 0 }
  let after = LOWEST_ID
  for (;;) {
    const lines = await readBatch(actor, table, after)
    yield { text: lines.map(({ cells }) => csvLine(cells.map((cell) => cell ?? ''))).join(''), count: lines.length }
    const last = lines.at(-1)
    if (last === undefined || lines.length < BATCH) return
    after = last.key
  }
}
