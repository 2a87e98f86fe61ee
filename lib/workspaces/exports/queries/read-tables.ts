import 'server-only'
import { Prisma, db } from '@/lib/platform/db'
import { exportTables, type ExportTable } from '@/lib/workspaces/exports/schema'
import type { Actor } from '@/lib/access/actor'
import { csvLine } from '@/lib/shared/csv'

const BATCH = 1_000

/** A line as the database gives it: the key it is read on by, and its cells in the order of the columns. */
type Line = { key: string; cells: (string | null)[] }

type Source = {
  columns: string[]
  /** The table it is read from, as `r`. */
  from: Prisma.Sql
  /** What of it is in the file. */
  where: Prisma.Sql
  /** A text for each column; moments by the clock of whoever asked. */
  cells: (zone: string) => Prisma.Sql
}

const moment = (column: Prisma.Sql, zone: string) =>
  Prisma.sql`to_char(${column} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI')`

const createdAt = (zone: string) => moment(Prisma.sql`r."createdAt"`, zone)

const nameOf = (memberId: Prisma.Sql) =>
  Prisma.sql`(SELECT TRIM(u."firstName" || ' ' || u."lastName") FROM "Member" m JOIN "User" u ON u.id = m."userId"
              WHERE m.id = ${memberId})`

const teamsOf = (condition: Prisma.Sql) =>
  Prisma.sql`(SELECT string_agg(t.name, '; ' ORDER BY t.name) FROM "TeamMember" tm JOIN "Team" t ON t.id = tm."teamId"
              WHERE tm."memberId" = r.id AND ${condition})`

const peopleIn = (condition: Prisma.Sql) =>
  Prisma.sql`(SELECT string_agg(u.email, '; ' ORDER BY u.email) FROM "TeamMember" tm
              JOIN "Member" m ON m.id = tm."memberId" JOIN "User" u ON u.id = m."userId"
              WHERE tm."teamId" = r.id AND ${condition})`

const sources: Record<ExportTable, Source> = {
  people: {
    columns: ['First name', 'Last name', 'E-mail', 'Role', 'Status', 'Title', 'Teams', 'Manages', 'Tags', 'Here since'],
    from: Prisma.sql`"Member" r JOIN "User" p ON p.id = r."userId" LEFT JOIN "Profile" f ON f."userId" = p.id`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`p."firstName", p."lastName",
      CASE WHEN p."deletedAt" IS NULL THEN p.email END, r.role::text, r.status::text, f."jobTitle",
      ${teamsOf(Prisma.sql`true`)}, ${teamsOf(Prisma.sql`tm."isManager"`)},
      (SELECT string_agg(t.name, '; ' ORDER BY t.name) FROM "MemberTag" mt JOIN "Tag" t ON t.id = mt."tagId"
       WHERE mt."memberId" = r.id), ${createdAt(zone)}`,
  },
  teams: {
    columns: ['Name', 'Description', 'Part of', 'Managers', 'People', 'Since'],
    from: Prisma.sql`"Team" r LEFT JOIN "Team" o ON o.id = r."parentId"`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`r.name, r.description, o.name, ${peopleIn(Prisma.sql`tm."isManager"`)},
      ${peopleIn(Prisma.sql`NOT tm."isManager"`)}, ${createdAt(zone)}`,
  },
  tags: {
    columns: ['Name', 'People', 'Since'],
    from: Prisma.sql`"Tag" r`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`r.name,
      (SELECT count(*)::text FROM "MemberTag" mt JOIN "Member" m ON m.id = mt."memberId"
       WHERE mt."tagId" = r.id AND m.status = 'ACTIVE'), ${createdAt(zone)}`,
  },
  invitations: {
    columns: [
      'E-mail',
      'First name',
      'Last name',
      'Role',
      'Status',
      'Title',
      'Invited by',
      'Sent',
      'Counts until',
      'Accepted',
    ],
    from: Prisma.sql`"Invitation" r`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`r.email, r."firstName", r."lastName", r.role::text, r.status::text,
      r."jobTitle", ${nameOf(Prisma.sql`r."inviterId"`)}, ${moment(Prisma.sql`r."sentAt"`, zone)},
      ${moment(Prisma.sql`r."expiresAt"`, zone)}, ${moment(Prisma.sql`r."acceptedAt"`, zone)}`,
  },
  templates: {
    columns: ['Title', 'When to use it', 'Tags', 'Shared', 'By', 'Saved', 'Form (JSON)'],
    from: Prisma.sql`"Template" r`,
    where: Prisma.sql`AND r."deletedAt" IS NULL`,
    cells: (zone) => Prisma.sql`r.title, r.description, array_to_string(r.tags, '; '),
      CASE WHEN r."isShared" THEN 'Yes' ELSE 'No' END, ${nameOf(Prisma.sql`r."creatorId"`)},
      ${moment(Prisma.sql`r."savedAt"`, zone)}, r.content::text`,
  },
  feedback: {
    columns: [
      'Title',
      'Asked by',
      'About',
      'Type',
      'Status',
      'Names',
      'Sent',
      'Closes',
      'Closed',
      'Released',
      'Asked',
      'Answered',
    ],
    from: Prisma.sql`"Review" r`,
    // What is being written is its writer's alone.
    where: Prisma.sql`AND r.status <> 'DRAFT'`,
    cells: (zone) => Prisma.sql`r.title, ${nameOf(Prisma.sql`r."creatorId"`)}, ${nameOf(Prisma.sql`r."subjectId"`)},
      CASE WHEN r."subjectId" IS NULL THEN 'Other' ELSE 'Feedback' END, r.status::text, r.anonymity::text, ${moment(Prisma.sql`r."publishedAt"`, zone)},
      ${moment(Prisma.sql`r."closesAt"`, zone)}, ${moment(Prisma.sql`r."closedAt"`, zone)},
      ${moment(Prisma.sql`r."releasedAt"`, zone)}, r."askedCount"::text, r."answeredCount"::text`,
  },
  'audit-log': {
    columns: ['When', 'Who', 'Act', 'What'],
    from: Prisma.sql`"AuditEntry" r`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`${createdAt(zone)}, COALESCE(${nameOf(Prisma.sql`r."memberId"`)}, 'Rapport'),
      r.action, r.title`,
  },
}

/** How many lines the whole export has. */
export async function countLines({ workspaceId }: Actor): Promise<number> {
  const counts = exportTables.map((table) => {
    const { from, where } = sources[table]
    return Prisma.sql`(SELECT count(*) FROM ${from} WHERE r."workspaceId" = ${workspaceId}::uuid ${where})`
  })
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT (${Prisma.join(counts, ' + ')})::int AS total`
  return row?.total ?? 0
}

const FIRST = '00000000-0000-0000-0000-000000000000'

function readBatch({ workspaceId, timeZone }: Actor, table: ExportTable, after: string) {
  const { from, where, cells } = sources[table]
  return db.$queryRaw<Line[]>`
    SELECT r.id::text AS key, ARRAY[${cells(timeZone)}]::text[] AS cells FROM ${from}
    WHERE r."workspaceId" = ${workspaceId}::uuid AND r.id > ${after}::uuid ${where} ORDER BY r.id LIMIT ${BATCH}`
}

/** Some lines of a table as text, and how many they are. */
export type Piece = { text: string; count: number }

/** A table of the actor's workspace as CSV, the columns first and then a batch at a time. No cell of it is a formula. */
export async function* readTable(actor: Actor, table: ExportTable): AsyncGenerator<Piece> {
  yield { text: csvLine(sources[table].columns), count: 0 }
  let after = FIRST
  for (;;) {
    const lines = await readBatch(actor, table, after)
    yield { text: lines.map(({ cells }) => csvLine(cells.map((cell) => cell ?? ''))).join(''), count: lines.length }
    const last = lines.at(-1)
    if (last === undefined || lines.length < BATCH) return
    after = last.key
  }
}
