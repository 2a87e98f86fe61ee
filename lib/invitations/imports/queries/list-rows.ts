import 'server-only'
import { Prisma, escapedForLike, db, type Tx } from '@/lib/platform/db'
import type { ImportCounts } from '@/lib/invitations/imports/rules/imports'
import type { RowView, RowFilter } from '@/lib/invitations/imports/schema'
import type { ImportRowStatus, ImportAction } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'

const isOut = Prisma.sql`r.status IN ('REFUSED', 'FAILED')`
const guests = Prisma.sql`r."isGuest"`
const unaddressed = Prisma.sql`r."slackId" <> '' AND r.email = ''`

/** Import `i`'s rows counted by result, as one value. */
export const countedRows = Prisma.sql`(SELECT jsonb_build_object(
    'all', count(*), 'refused', count(*) FILTER (WHERE ${isOut}),
    'invite', count(*) FILTER (WHERE r.action = 'INVITE' AND NOT ${isOut}),
    'update', count(*) FILTER (WHERE r.action = 'UPDATE' AND NOT ${isOut}),
    'nothing', count(*) FILTER (WHERE r.action = 'NOTHING' AND NOT ${isOut}),
    'ready', count(*) FILTER (WHERE r.status = 'READY'), 'undone', count(*) FILTER (WHERE r.status = 'UNDONE'),
    'undoable', count(*) FILTER (WHERE r.status = 'DONE' AND r.before IS NOT NULL),
    'guests', count(*) FILTER (WHERE ${guests}), 'unaddressed', count(*) FILTER (WHERE ${unaddressed}))
  FROM "PeopleImportRow" r WHERE r."importId" = i.id)`

export async function countRows(tx: Tx, id: string): Promise<ImportCounts> {
  const [row] = await tx.$queryRaw<{ counts: ImportCounts }[]>`
    SELECT ${countedRows} AS counts FROM "PeopleImport" i WHERE i.id = ${id}::uuid`
  const none = { all: 0, invite: 0, update: 0, nothing: 0, refused: 0, ready: 0, undone: 0, undoable: 0 }
  return row?.counts ?? { ...none, guests: 0, unaddressed: 0 }
}

const views: Record<RowView, Prisma.Sql> = {
  all: Prisma.sql`true`,
  invite: Prisma.sql`r.action = 'INVITE' AND NOT ${isOut}`,
  update: Prisma.sql`r.action = 'UPDATE' AND NOT ${isOut}`,
  nothing: Prisma.sql`r.action = 'NOTHING' AND NOT ${isOut}`,
  refused: isOut,
  guests,
  unaddressed,
}

const PAGE_SIZE = 25

export type ImportRow = {
  number: number
  cells: string[]
  email: string
  status: ImportRowStatus
  action: ImportAction
  problems: string[]
  isFromSlack: boolean
  isGuest: boolean
  isChosen: boolean
}

/** In the order of the file; `next` is the last row number. */
export async function listRows(
  { workspaceId }: Actor,
  id: string,
  { rows: view, search, after = 0 }: RowFilter,
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const words = `%${escapedForLike(search)}%`
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND array_to_string(r.cells, ' ') ILIKE ${words}`
  const found = await db.$queryRaw<ImportRow[]>`
    SELECT r.number, r.cells, r.email, r.status, r.action, r.problems, r."slackId" <> '' AS "isFromSlack", r."isGuest",
           r."isChosen" FROM "PeopleImportRow" r
    WHERE r."workspaceId" = ${workspaceId}::uuid AND r."importId" = ${id}::uuid AND r.number > ${after}
      AND ${views[view]} ${matching}
    ORDER BY r.number LIMIT ${PAGE_SIZE + 1}`
  const rows = found.slice(0, PAGE_SIZE)
  return { rows, next: found.length > PAGE_SIZE ? (rows.at(-1)?.number ?? null) : null }
}

/** The first row to invite beyond so many seats, or null: the ones before it are taken. */
export async function findUnseated({ workspaceId }: Actor, importId: string, fits: number): Promise<number | null> {
  const where = { workspaceId, importId, action: 'INVITE', status: 'READY' } as const
  const select = { number: true } as const
  const row = await db.peopleImportRow.findFirst({ where, orderBy: { number: 'asc' }, skip: fits, select })
  return row?.number ?? null
}

/** Not paged: the file's size limits them. */
export const listRefusedRows = ({ workspaceId }: Actor, importId: string) =>
  db.peopleImportRow.findMany({
    where: { workspaceId, importId, status: { in: ['REFUSED', 'FAILED'] } },
    orderBy: { number: 'asc' },
    select: { cells: true, problems: true },
  })

export type NewNames = { teams: string[]; tags: string[] }

const MOST_NAMES = 200

export async function listNewNames({ workspaceId }: Actor, id: string): Promise<NewNames> {
  const rows = await db.$queryRaw<{ kind: 'team' | 'tag'; name: string }[]>`
    SELECT kind, name FROM "PeopleImport" i, LATERAL (
      SELECT 'team' AS kind, name FROM unnest(i."namedTeams") name WHERE lower(name) NOT IN (
        SELECT lower(t.name COLLATE "default") FROM "Team" t WHERE t."workspaceId" = ${workspaceId}::uuid)
      UNION ALL
      SELECT 'tag', name FROM unnest(i."namedTags") name WHERE lower(name) NOT IN (
        SELECT lower(t.name COLLATE "default") FROM "Tag" t WHERE t."workspaceId" = ${workspaceId}::uuid)) named
    WHERE i.id = ${id}::uuid AND i."workspaceId" = ${workspaceId}::uuid
    ORDER BY kind, lower(name) LIMIT ${MOST_NAMES}`
  const named = (wanted: 'team' | 'tag') => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return { teams: named('team'), tags: named('tag') }
}
