import 'server-only'
import type { Relationship, AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import { feedbackBadge, type FeedbackBadge } from '@/lib/reviews/model/rules/review-badges'
import type { PeopleOrder } from '@/lib/reviews/results/schema'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import type { ReviewHead } from './get-review-head'
import { isId } from '@/lib/shared/id'
import { isStillAsking, endFor } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'

/** No badge before they are asked, or where nobody may learn who answered. */
export type AskedPerson = {
  id: string
  name: string
  /** Only for external reviewers who gave a name. */
  email: string | null
  memberId: string | null
  pictureId: string | null
  relationship: Relationship
  badge: FeedbackBadge | null
  /** A member who left, or an external reviewer who unsubscribed. */
  isOutOfReach: boolean
}

type Row = Omit<AskedPerson, 'badge'> & { status: AssigneeStatus; isUnasked: boolean; closesAt: Date | null }

export type AskedFilter = { search?: string; order?: PeopleOrder; after?: string }

const PAGE = 50

const colleagues = Prisma.sql`
  SELECT a.id, a."memberId", a.relationship, a.status, a."isUnasked", a."closesAt", TRIM(u."firstName" || ' ' || u."lastName") AS name,
    u."pictureId", NULL AS email, m.status <> 'ACTIVE' AS "isOutOfReach"
  FROM "ReviewAssignee" a JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"`

// An external reviewer has no name in an anonymous review.
const outsiders = Prisma.sql`
  SELECT a.id, NULL::uuid AS "memberId", a.relationship, a.status, a."isUnasked", a."closesAt", COALESCE(NULLIF(e.name, ''), e.email) AS name,
    NULL::uuid AS "pictureId", CASE WHEN e.name <> '' THEN e.email END AS email, s.email IS NOT NULL AS "isOutOfReach"
  FROM "ReviewAssignee" a JOIN "ExternalReviewer" e ON e."assigneeId" = a.id
  LEFT JOIN "UnsubscribedAddress" s ON s."workspaceId" = a."workspaceId" AND s.email = e.email`

const orders: Record<PeopleOrder, Prisma.Sql> = {
  name: Prisma.sql`lower(name)`,
  group: Prisma.sql`relationship::text || ' ' || lower(name)`,
  state: Prisma.sql`(CASE status WHEN 'PENDING' THEN 0 WHEN 'ANSWERED' THEN 1 ELSE 2 END) || ' ' || lower(name)`,
}

/**
 * Pages through respondents: members (team) or external reviewers (invited). In an anonymous review no order, search or
 * page reveals who answered. Removed respondents are left out.
 */
export async function listAsked(
  head: ReviewHead,
  kind: 'team' | 'invited',
  { search = '', order = 'name', after }: AskedFilter = {},
): Promise<{ rows: AskedPerson[]; next: string | null }> {
  if (!head.can.seePeople) return { rows: [], next: null }
  const { workspaceId, id: reviewId } = head
  const isAnonymous = head.anonymity === 'ANONYMOUS'
  const key = orders[isAnonymous && order === 'state' ? 'name' : order]
  const like = `%${escapedForLike(search)}%`
  const matching = search === '' ? Prisma.empty : Prisma.sql`WHERE name ILIKE ${like} OR email ILIKE ${like}`
  const beyond =
    after !== undefined && isId(after)
      ? Prisma.sql`WHERE (key, id) > (SELECT key, id FROM sorted WHERE id = ${after}::uuid)`
      : Prisma.empty
  const rows = await db.$queryRaw<Row[]>`
    WITH people AS (${kind === 'team' ? colleagues : outsiders}
      WHERE a."workspaceId" = ${workspaceId}::uuid AND a."reviewId" = ${reviewId}::uuid AND a."removedAt" IS NULL),
    sorted AS (SELECT *, ${key} AS key FROM people ${matching})
    SELECT id, "memberId", "pictureId", relationship, status, "isUnasked", "closesAt", name, email, "isOutOfReach" FROM sorted ${beyond}
    ORDER BY key, id LIMIT ${PAGE + 1}`
  const kept = rows.slice(0, PAGE)
  const views = kept.map(({ status, isUnasked, closesAt, ...row }) => ({
    ...row,
    badge:
      isAnonymous || isUnasked
        ? null
        : feedbackBadge(status, isStillAsking({ ...head, closesAt: endFor(head, { closesAt }) }, now())),
  }))
  return { rows: views, next: rows.length > PAGE ? (kept.at(-1)?.id ?? null) : null }
}
