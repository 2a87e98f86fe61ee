import 'server-only'
import type { AskedAbout, Counted } from '@/lib/reviews/figures/rules'
import type { Span } from '@/lib/shared/report-ranges'
import { Prisma } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { leadsSubject } from '@/lib/reviews/model/queries/find-readers'
import { daysFrom } from '@/lib/platform/clock'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'

/** Counts that hide who answered need at least this many team members (docs/decisions.md, Anonymity). */
const CUT_FLOOR = 5

/** The counts of the whole range sit in arbitrary rows and are summed. */
export type CountedRow = Counted & {
  span: number
  released: number
  sent: number
  received: number
  leftOut: number
  people: number
  /** Null for the counts of the whole range. */
  about: AskedAbout | null
}

const boundsOf = (spans: readonly Span[]) =>
  Prisma.sql`ARRAY[${Prisma.join(spans.map(({ from }) => from))}]::timestamptz[]`

// Paused reviews resume, so they still wait.
const isAsking = Prisma.sql`r.status IN ('ACTIVE', 'INACTIVE')`
const isBeforeEnd = (at: Date) => Prisma.sql`(r."closesAt" IS NULL OR r."closesAt" > ${at})`

const about = Prisma.sql`
  CASE WHEN r.kind = 'QUICK' THEN 'question' WHEN r."subjectId" IS NULL THEN 'topic' ELSE 'person' END`

/** The respondent has an extension that is not over. */
const hasLonger = (at: Date) => Prisma.sql`a."closesAt" > ${at}`

export type Asking = { actor: Actor; spans: readonly Span[]; since: Date; at: Date }

type Own = Pick<Asking, 'actor' | 'since'>

const isAskedOf = ({ actor: { workspaceId, memberId }, since }: Own) => Prisma.sql`
  a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND a."createdAt" >= ${since}
    AND a."removedAt" IS NULL AND NOT a."isUnasked" AND a.status <> 'OPTED_OUT'`

const sentBy = ({ actor: { workspaceId, memberId }, since }: Own) => Prisma.sql`
  SELECT count(*)::int AS sent, COALESCE(sum("answeredCount"), 0)::int AS received FROM "Review"
  WHERE "workspaceId" = ${workspaceId}::uuid AND "creatorId" = ${memberId}::uuid AND "publishedAt" >= ${since} AND kind <> 'NOTE'`

/** What Home shows of `mine`, without a look at each review. */
export const ownCounts = (own: Own) => Prisma.sql`
  SELECT asked, answered, sent, received
  FROM (SELECT count(*)::int AS asked, count(*) FILTER (WHERE a.status = 'ANSWERED')::int AS answered
    FROM "ReviewAssignee" a WHERE ${isAskedOf(own)}) asked, (${sentBy(own)}) sent`

export const mine = ({ actor, spans, since, at }: Asking) => Prisma.sql`
  SELECT width_bucket(a."createdAt", ${boundsOf(spans)}) AS span, count(*)::int AS asked,
         count(*) FILTER (WHERE a.status = 'ANSWERED')::int AS answered,
         count(*) FILTER (WHERE a.status = 'PENDING' AND ${isAsking}
           AND (${isBeforeEnd(at)} OR ${hasLonger(at)}))::int AS waiting,
         0 AS released, 0 AS sent, 0 AS received, 0 AS "leftOut", 0 AS people, ${about} AS about
  FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId"
  WHERE ${isAskedOf({ actor, since })} GROUP BY span, about
  UNION ALL SELECT 0, 0, 0, 0,
    (SELECT count(*)::int FROM "Review" WHERE "workspaceId" = ${actor.workspaceId}::uuid
      AND "subjectId" = ${actor.memberId}::uuid AND "releasedAt" >= ${since} AND "seenBySubject" AND kind <> 'NOTE'),
    own.sent, own.received, 0, 0, NULL
  FROM (${sentBy({ actor, since })}) own`

/**
 * Without names, a review counts only if the team includes everybody asked and enough of them. Otherwise the count, or
 * its change after a removal from the team, tells who answered.
 */
export const ofTeams = ({ actor, spans, since, at }: Asking) => Prisma.sql`
  WITH people AS (
    SELECT DISTINCT t."memberId" AS id
    FROM "TeamMember" own JOIN "TeamMember" t ON t."teamId" = own."teamId" JOIN "Member" m ON m.id = t."memberId"
    WHERE own."workspaceId" = ${actor.workspaceId}::uuid AND own."memberId" = ${actor.memberId}::uuid AND own."isManager"
      AND t."memberId" <> ${actor.memberId}::uuid AND m.status = 'ACTIVE'),
  forms AS (
    SELECT a."reviewId", min(a."createdAt") AS "createdAt", count(*) AS asked,
           count(*) FILTER (WHERE a.status = 'ANSWERED') AS answered,
           count(*) FILTER (WHERE a.status = 'PENDING') AS pending,
           count(*) FILTER (WHERE a.status = 'PENDING' AND ${hasLonger(at)}) AS longer
    FROM people p JOIN "ReviewAssignee" a ON a."memberId" = p.id AND a."workspaceId" = ${actor.workspaceId}::uuid
    WHERE a."createdAt" >= ${since} AND a."removedAt" IS NULL AND NOT a."isUnasked"
      AND a.status <> 'OPTED_OUT' GROUP BY a."reviewId"),
  judged AS MATERIALIZED (
    SELECT f.*, ${about} AS about, CASE WHEN NOT ${isAsking} THEN 0 WHEN ${isBeforeEnd(at)} THEN pending ELSE longer END AS waiting,
      r.anonymity = 'NAMED' OR (f.asked >= ${CUT_FLOOR} AND
      r."askedCount" - f.asked - (SELECT count(*) FROM "ReviewAssignee" v WHERE v."reviewId" = r.id
        AND (v."memberId" = ${actor.memberId}::uuid OR v.status = 'OPTED_OUT')
        AND v."removedAt" IS NULL AND NOT v."isUnasked") <= 0) AS "isCounted"
    FROM forms f JOIN "Review" r ON r.id = f."reviewId")
  SELECT width_bucket("createdAt", ${boundsOf(spans)}) AS span,
         COALESCE(sum(asked) FILTER (WHERE "isCounted"), 0)::int AS asked,
         COALESCE(sum(answered) FILTER (WHERE "isCounted"), 0)::int AS answered,
         COALESCE(sum(waiting) FILTER (WHERE "isCounted"), 0)::int AS waiting,
         0 AS released, 0 AS sent, 0 AS received, count(*) FILTER (WHERE NOT "isCounted")::int AS "leftOut", 0 AS people, about
  FROM judged GROUP BY span, about
  UNION ALL SELECT 0, 0, 0, 0,
    (SELECT count(*)::int FROM "Review" r JOIN people p ON p.id = r."subjectId"
      WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."releasedAt" >= ${since} AND r.kind <> 'NOTE'
        AND (r."creatorId" = ${actor.memberId}::uuid OR (r."seenByManager" AND ${leadsSubject(actor)}))),
    0, 0, 0, (SELECT count(*)::int FROM people), NULL`

const apart = Prisma.sql`
  count(*) FILTER (WHERE a.status = 'OPTED_OUT' AND NOT a."isUnasked")::int AS declined,
  count(*) FILTER (WHERE a."isUnasked")::int AS unasked`

const expected = Prisma.sql`
  r."askedCount" - COALESCE(p.declined, 0) - CASE WHEN ${isAsking} THEN COALESCE(p.unasked, 0) ELSE 0 END`

/** The viewer knows their own answer, so it does not count toward the floor. */
const isCounted = ({ workspaceId, memberId }: Actor) => Prisma.sql`(
  r.anonymity = 'NAMED' OR ${expected} - (r.id IN (SELECT v."reviewId" FROM "ReviewAssignee" v
    WHERE v."workspaceId" = ${workspaceId}::uuid AND v."memberId" = ${memberId}::uuid AND v.status = 'ANSWERED'))::int
    >= ${ANONYMITY_FLOOR})`

/** Whether the report of the workspace counts review `r`. */
export const isInReport = (actor: Actor) => Prisma.sql`(
  SELECT ${isCounted(actor)}
  FROM (SELECT ${apart} FROM "ReviewAssignee" a WHERE a."reviewId" = r.id AND a."removedAt" IS NULL) p)`

/** Sums each review's own counters; the few respondents that these do not cover have their own index. */
export const ofWorkspace = ({ actor, spans, since, at }: Asking) => Prisma.sql`
  WITH apart AS (
    SELECT a."reviewId", ${apart},
           count(*) FILTER (WHERE a.status = 'PENDING' AND NOT a."isUnasked" AND ${hasLonger(at)})::int AS longer
    FROM "ReviewAssignee" a WHERE a."workspaceId" = ${actor.workspaceId}::uuid AND a."createdAt" >= ${daysFrom(since, -1)}
      AND a."removedAt" IS NULL AND (a.status = 'OPTED_OUT' OR a."isUnasked" OR a."closesAt" IS NOT NULL)
    GROUP BY a."reviewId"),
  forms AS (
    SELECT r."publishedAt", ${about} AS about, r."answeredCount" AS answered, COALESCE(p.longer, 0) AS longer,
           ${isAsking} AS "isAsking", ${isBeforeEnd(at)} AS "isBeforeEnd",
           ${isCounted(actor)} AS "isCounted", ${expected} AS asked
    FROM "Review" r LEFT JOIN apart p ON p."reviewId" = r.id
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."publishedAt" >= ${since} AND r.kind <> 'NOTE'),
  judged AS MATERIALIZED (
    SELECT f.*, CASE WHEN NOT f."isAsking" THEN 0 WHEN f."isBeforeEnd" THEN f.asked - f.answered ELSE f.longer END AS waiting
    FROM forms f)
  SELECT width_bucket("publishedAt", ${boundsOf(spans)}) AS span,
         COALESCE(sum(asked) FILTER (WHERE "isCounted"), 0)::int AS asked,
         COALESCE(sum(answered) FILTER (WHERE "isCounted"), 0)::int AS answered,
         COALESCE(sum(waiting) FILTER (WHERE "isCounted"), 0)::int AS waiting,
         0 AS released, count(*)::int AS sent, 0 AS received, count(*) FILTER (WHERE NOT "isCounted")::int AS "leftOut", 0 AS people, about
  FROM judged GROUP BY span, about
  UNION ALL SELECT 0, 0, 0, 0,
    (SELECT count(*)::int FROM "Review" WHERE "workspaceId" = ${actor.workspaceId}::uuid AND "releasedAt" >= ${since}
      AND kind <> 'NOTE'), 0, 0, 0, 0, NULL`
