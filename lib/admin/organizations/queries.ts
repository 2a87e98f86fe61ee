import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { planAt } from '@/lib/access/workspace/subscription'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { noSuchWorkspace } from '@/lib/workspaces/refusals'
import type { OrganizationFilter } from './schema'

const PAGE_SIZE = 25

/** A workspace as the platform sees it: how it stands, and nothing that is in it. */
export type OrganizationRow = {
  id: string
  name: string
  slug: string
  createdAt: Date
  /** To the hour; null: nobody has used it since that is noted. */
  activeAt: Date | null
  suspendedAt: Date | null
  deletionAt: Date | null
  plan: PlanType
  subscriptionStatus: SubscriptionStatus | null
  isTrial: boolean
  planEndsAt: Date | null
  peopleCount: number
}

const columns = Prisma.sql`
  w.id, w.name, w.slug, w."createdAt", w."activeAt", w."suspendedAt", w."deletionAt", plan.type AS plan,
  s.status AS "subscriptionStatus", COALESCE(s."isTrial", false) AS "isTrial", s."endsAt" AS "planEndsAt",
  (SELECT count(*)::int FROM "Member" m WHERE m."workspaceId" = w.id AND m.status = 'ACTIVE') AS "peopleCount"`

const states: Record<OrganizationFilter['state'], Prisma.Sql> = {
  all: Prisma.sql`true`,
  open: isOpenWorkspace,
  suspended: Prisma.sql`w."suspendedAt" IS NOT NULL`,
  leaving: Prisma.sql`w."deletionAt" IS NOT NULL`,
}

/** Whether a column begins with the words, in an order that an index of the database has. */
const begins = (column: Prisma.Sql, words: string) =>
  Prisma.sql`(${column} ~>=~ ${words} AND ${column} ~<~ ${`${words}\u{10FFFF}`})`

function chosen({ search, plan, state }: Omit<OrganizationFilter, 'after'>) {
  const found = Prisma.sql`(${begins(Prisma.sql`lower(w.name)`, search)} OR ${begins(Prisma.sql`w.slug`, search)})`
  return Prisma.sql`${states[state]} ${search === '' ? Prisma.empty : Prisma.sql`AND ${found}`}
    ${plan === 'all' ? Prisma.empty : Prisma.sql`AND plan.type::text = ${plan}`}`
}

/** A page of all workspaces, the newest first. */
export async function listOrganizations(
  _admin: AdminActor,
  { after, ...filter }: OrganizationFilter,
): Promise<Page<OrganizationRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (w."createdAt", w.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const rows = await db.$queryRaw<OrganizationRow[]>`
    SELECT ${columns} FROM "Workspace" w ${planAt(now())}
    WHERE ${chosen(filter)} ${older} ORDER BY w."createdAt" DESC, w.id DESC LIMIT ${PAGE_SIZE + 1}`
  return toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

/** How much there is in a workspace. */
type Counts = { invitedCount: number; feedbackCount: number; goalCount: number; meetingCount: number }

const countOf = (table: Prisma.Sql, condition = Prisma.empty) =>
  Prisma.sql`(SELECT count(*)::int FROM ${table} c WHERE c."workspaceId" = w.id ${condition})`

const counts = Prisma.sql`
  ${countOf(Prisma.sql`"Invitation"`, Prisma.sql`AND c.status = 'PENDING' AND c."expiresAt" > now()`)} AS "invitedCount",
  ${countOf(Prisma.sql`"Review"`, Prisma.sql`AND c."publishedAt" IS NOT NULL`)} AS "feedbackCount",
  ${countOf(Prisma.sql`"Goal"`)} AS "goalCount", ${countOf(Prisma.sql`"Meeting"`)} AS "meetingCount"`

const ADMINS_SHOWN = 20

const listAdminAddresses = (workspaceId: string) =>
  db.member.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, role: 'Admin', status: 'ACTIVE' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: ADMINS_SHOWN,
    select: { user: { select: { id: true, email: true } } },
  })

/** A workspace with its counts and the addresses of its Admins. Throws not-found. */
export async function getOrganization(_admin: AdminActor, id: string) {
  const [[row], admins] = await Promise.all([
    db.$queryRaw<(OrganizationRow & Counts)[]>`
      SELECT ${columns}, ${counts} FROM "Workspace" w ${planAt(now())} WHERE w.id = ${id}::uuid`,
    listAdminAddresses(id),
  ])
  if (!row) throw noSuchWorkspace()
  return { ...row, admins: admins.map(({ user }) => user) }
}
export type OrganizationView = Awaited<ReturnType<typeof getOrganization>>
