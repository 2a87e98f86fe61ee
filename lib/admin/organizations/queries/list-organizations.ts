import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { planAt } from '@/lib/access/workspace/subscription'
import { paidTooLate } from '@/lib/billing/paying/queries/list-payments'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { startOfRange } from '@/lib/shared/report-ranges'
import type { OrganizationFilter } from '@/lib/admin/organizations/schema'

const PAGE_SIZE = 25

export type OrganizationRow = {
  id: string
  name: string
  slug: string
  createdAt: Date
  /** To the hour; null: never recorded. */
  activeAt: Date | null
  suspendedAt: Date | null
  deletionAt: Date | null
  plan: PlanType
  subscriptionStatus: SubscriptionStatus | null
  isTrial: boolean
  planEndsAt: Date | null
  isPaid: boolean
  overdueAt: Date | null
  peopleCount: number
}

/** Columns of workspace `w` and its plan. */
export const organizationColumns = Prisma.sql`
  w.id, w.name, w.slug, w."createdAt", w."activeAt", w."suspendedAt", w."deletionAt", plan.type AS plan,
  s.status AS "subscriptionStatus", COALESCE(s."isTrial", false) AS "isTrial", s."endsAt" AS "planEndsAt",
  COALESCE(s."isPaid", false) AS "isPaid", s."overdueAt",
  (SELECT count(*)::int FROM "Member" m WHERE m."workspaceId" = w.id AND m.status = 'ACTIVE') AS "peopleCount"`

const states: Record<OrganizationFilter['state'], Prisma.Sql> = {
  all: Prisma.sql`true`,
  open: isOpenWorkspace,
  suspended: Prisma.sql`w."suspendedAt" IS NOT NULL`,
  leaving: Prisma.sql`w."deletionAt" IS NOT NULL`,
}

const billings: Record<Exclude<OrganizationFilter['billing'], 'to-refund'>, Prisma.Sql> = {
  all: Prisma.sql`true`,
  trial: Prisma.sql`s."isTrial" AND s.status = 'ACTIVE'`,
  paying: Prisma.sql`s."isPaid" AND s.status = 'ACTIVE'`,
  'past-due': Prisma.sql`s."overdueAt" IS NOT NULL AND s.status = 'ACTIVE'`,
  halted: Prisma.sql`s."overdueAt" IS NOT NULL AND s.status = 'EXPIRED'`,
  initiated: Prisma.sql`EXISTS (SELECT FROM "Subscription" o WHERE o."workspaceId" = w.id AND o.status = 'INITIATED')`,
  ending: Prisma.sql`s."isPaid" AND s.status = 'ACTIVE' AND s."endsAt" IS NOT NULL`,
  ended: Prisma.sql`s.status IN ('EXPIRED', 'CANCELED') AND NOT (s.status = 'EXPIRED' AND s."overdueAt" IS NOT NULL)`,
}

const billed = (billing: OrganizationFilter['billing']) =>
  billing === 'to-refund' ? Prisma.sql`w.id IN (SELECT p."workspaceId" FROM ${paidTooLate()})` : billings[billing]

/** A prefix match that uses the index. */
const begins = (column: Prisma.Sql, words: string) =>
  Prisma.sql`(${column} ~>=~ ${words} AND ${column} ~<~ ${`${words}\u{10FFFF}`})`

const happened: Record<OrganizationFilter['by'], (start: Date) => Prisma.Sql> = {
  created: (start) => Prisma.sql`w."createdAt" >= ${start}`,
  active: (start) => Prisma.sql`w."activeAt" >= ${start}`,
  paid: (start) => Prisma.sql`EXISTS (SELECT FROM "Payment" p WHERE p."workspaceId" = w.id AND p."paidAt" >= ${start})`,
}

const within = ({ since, by }: Pick<OrganizationFilter, 'since' | 'by'>, zone: string) =>
  since === 'all' ? Prisma.empty : Prisma.sql`AND ${happened[by](startOfRange(since, now(), zone))}`

function chosen({ search, plan, state, billing }: Omit<OrganizationFilter, 'after'>) {
  const found = Prisma.sql`(${begins(Prisma.sql`lower(w.name)`, search)} OR ${begins(Prisma.sql`w.slug`, search)})`
  return Prisma.sql`${states[state]} AND ${billed(billing)} ${search === '' ? Prisma.empty : Prisma.sql`AND ${found}`}
    ${plan === 'all' ? Prisma.empty : Prisma.sql`AND plan.type::text = ${plan}`}`
}

export async function listOrganizations(
  { timeZone }: AdminActor,
  { after, ...filter }: OrganizationFilter,
): Promise<Page<OrganizationRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (w."createdAt", w.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const rows = await db.$queryRaw<OrganizationRow[]>`
    SELECT ${organizationColumns} FROM "Workspace" w ${planAt(now())}
    WHERE ${chosen(filter)} ${within(filter, timeZone)} ${older} ORDER BY w."createdAt" DESC, w.id DESC LIMIT ${PAGE_SIZE + 1}`
  return toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}
