import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ExportTable } from '@/lib/access/export-table'
import { exportTables } from '@/lib/account/modules'
import { db, Prisma } from '@/lib/platform/db'
import { csvLine } from '@/lib/shared/csv/csv'
import { LOWEST_ID } from '@/lib/shared/id'

const BATCH = 1_000

type Row = { key: string; at: string; cells: (string | null)[] }

const rowsOf = (actor: Actor, { from, where, readBy }: ExportTable) => Prisma.sql`
  FROM ${from} WHERE r."workspaceId" = ${actor.workspaceId}::uuid ${where} ${readBy ? readBy(actor) : Prisma.empty}`

export async function countLines(actor: Actor): Promise<number> {
  const counts = exportTables.map((table) => Prisma.sql`(SELECT count(*) ${rowsOf(actor, table)})`)
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT (${Prisma.join(counts, ' + ')})::int AS total`
  return row?.total ?? 0
}

const created = Prisma.sql`r."createdAt"`

const readBatch = (actor: Actor, table: ExportTable, after: string) =>
  db.$queryRaw<Row[]>`
    SELECT r.id::text AS key, to_char(${table.order ?? created} AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') AS at,
      ARRAY[${table.cells(actor.timeZone, actor)}]::text[] AS cells ${rowsOf(actor, table)}
      AND r.id > ${after}::uuid ORDER BY r.id LIMIT ${BATCH}`

/** `at` sorts as text. */
export type TableLine = { at: string; text: string }

const lineOf = ({ at, cells }: Row): TableLine => ({ at, text: csvLine(cells.map((cell) => cell ?? '')) })

/** The lines of a table of the actor's workspace, in batches and in no order. No cell is a formula. */
export async function* readTable(actor: Actor, table: ExportTable): AsyncGenerator<TableLine[]> {
  let after = LOWEST_ID
  for (;;) {
    const rows = await readBatch(actor, table, after)
    yield rows.map(lineOf)
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last.key
  }
}
