import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { canReadAudit } from './policy'
import { onlyAdminsReadAudit } from './refusals'
import { auditKinds, LINES_COUNTED, type AuditAction, type AuditLine } from './rules'
import type { AuditFilter } from './schema'

const PAGE_SIZE = 25

type Narrowed = Omit<AuditFilter, 'after'>

function kindIs(kind: AuditFilter['kind']) {
  const chosen = auditKinds.find((one) => one.kind === kind)
  if (chosen === undefined) return Prisma.empty
  const acts = chosen.nouns.map((noun) => Prisma.sql`e.action LIKE ${`${noun}.%`}`)
  return Prisma.sql`AND (${Prisma.join(acts, ' OR ')})`
}

/** A deleted account's address is a placeholder. */
const address = Prisma.sql`CASE WHEN u."deletedAt" IS NULL THEN u.email END`

function isBy(workspaceId: string, who: string) {
  const words = `%${escapedForLike(who)}%`
  return Prisma.sql`AND e."memberId" IN (SELECT m.id FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m."workspaceId" = ${workspaceId}::uuid
      AND (TRIM(u."firstName" || ' ' || u."lastName") ILIKE ${words} OR ${address} ILIKE ${words}))`
}

function chosen({ workspaceId }: Actor, { who, kind, days, by }: Narrowed) {
  return Prisma.sql`e."workspaceId" = ${workspaceId}::uuid ${kindIs(kind)}
    ${who === '' ? Prisma.empty : isBy(workspaceId, who)}
    ${by === undefined ? Prisma.empty : Prisma.sql`AND e."memberId" = ${by}::uuid`}
    ${days === '' ? Prisma.empty : Prisma.sql`AND e."createdAt" >= ${daysFrom(now(), -Number(days))}`}`
}

const narrowing: AuditAction[] = [
  'team.left',
  'team.manager-made',
  'team.manager-unmade',
  'team.deleted',
  'member.role-changed',
  'member.reactivated',
]

/** Open workspaces where people may have lost what their role or their teams let them read. */
export async function listNarrowed(since: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM "Workspace" w WHERE ${isOpenWorkspace} AND EXISTS (
      SELECT FROM "AuditEntry" e
      WHERE e."workspaceId" = w.id AND e."createdAt" > ${since} AND e.action = ANY (${narrowing}))
    ORDER BY w.id`
  return rows.map(({ id }) => id)
}

export async function readAuditLines(
  actor: Actor,
  filter: Narrowed,
  size: number,
  after?: string,
): Promise<AuditLine[]> {
  if (!canReadAudit(actor)) throw onlyAdminsReadAudit()
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (e."createdAt", e.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  // Choose the lines before joining names.
  return db.$queryRaw<AuditLine[]>`
    SELECT e.id, e.action, e.title, e."createdAt", e."memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name,
           ${address} AS email
    FROM (SELECT e.* FROM "AuditEntry" e WHERE ${chosen(actor, filter)} ${older}
          ORDER BY e."createdAt" DESC, e.id DESC LIMIT ${size}) e
    LEFT JOIN "Member" m ON m.id = e."memberId" LEFT JOIN "User" u ON u.id = m."userId"
    ORDER BY e."createdAt" DESC, e.id DESC`
}

async function countLines(actor: Actor, filter: Narrowed) {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM "AuditEntry" e WHERE ${chosen(actor, filter)} LIMIT ${LINES_COUNTED + 1}) found`
  return row?.count ?? 0
}

export type AuditPage = Page<AuditLine> & { count: number }

export async function listAuditLines(actor: Actor, { after, ...filter }: AuditFilter): Promise<AuditPage> {
  if (!canReadAudit(actor)) throw onlyAdminsReadAudit()
  const [rows, count] = await Promise.all([
    readAuditLines(actor, filter, PAGE_SIZE + 1, after),
    countLines(actor, filter),
  ])
  return { ...toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id })), count }
}
