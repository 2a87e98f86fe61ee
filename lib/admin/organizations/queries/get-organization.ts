import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { planAt } from '@/lib/access/workspace/subscription'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import { noSuchWorkspace } from '@/lib/workspaces/refusals'
import { organizationColumns, type OrganizationRow } from './list-organizations'

/** Counts, each capped at COUNTED_AT_MOST. */
type Counts = {
  invitedCount: number
  feedbackCount: number
  goalCount: number
  meetingCount: number
  /** Paise, all time. */
  paidTotal: bigint
}

const countOf = (table: Prisma.Sql, condition = Prisma.empty) =>
  Prisma.sql`(SELECT count(*)::int FROM (SELECT FROM ${table} c WHERE c."workspaceId" = w.id ${condition}
    LIMIT ${COUNTED_AT_MOST}) counted)`

const counts = Prisma.sql`
  ${countOf(Prisma.sql`"Invitation"`, Prisma.sql`AND c.status = 'PENDING' AND c."expiresAt" > now()`)} AS "invitedCount",
  ${countOf(Prisma.sql`"Review"`, Prisma.sql`AND c."publishedAt" IS NOT NULL`)} AS "feedbackCount",
  ${countOf(Prisma.sql`"Goal"`)} AS "goalCount", ${countOf(Prisma.sql`"Meeting"`)} AS "meetingCount",
  (SELECT COALESCE(sum(p.amount), 0) FROM "Payment" p WHERE p."workspaceId" = w.id) AS "paidTotal"`

const ADMINS_SHOWN = 20

const listAdminAddresses = (workspaceId: string) =>
  db.member.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, role: 'Admin', status: 'ACTIVE' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: ADMINS_SHOWN,
    select: { user: { select: { id: true, email: true } } },
  })

/** A workspace with counts and Admin addresses. Throws not-found. */
export async function getOrganization(_admin: AdminActor, id: string) {
  const at = now()
  const [[row], admins] = await Promise.all([
    db.$queryRaw<(OrganizationRow & Counts)[]>`
      SELECT ${organizationColumns}, ${counts} FROM "Workspace" w ${planAt(at)} WHERE w.id = ${id}::uuid`,
    listAdminAddresses(id),
  ])
  if (!row) throw noSuchWorkspace()
  const hasEnded = row.planEndsAt !== null && row.planEndsAt <= at
  return { ...row, hasEnded, paidTotal: Number(row.paidTotal), admins: admins.map(({ user }) => user) }
}
export type OrganizationView = Awaited<ReturnType<typeof getOrganization>>
