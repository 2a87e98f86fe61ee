import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import type { ListTab } from '../schema'

/** What stands behind one of a person's ways in: its ids, and what a list sorts and searches by. */
type WayIn = (actor: Actor) => Prisma.Sql

const sortedBy = Prisma.sql`r."createdAt", r.title, r.status, r."closesAt"`
const columns = Prisma.sql`r.id, ${sortedBy}`

/** Who was taken out keeps what they sent, and nothing else of the review. */
const isStillAsked = Prisma.sql`(a."removedAt" IS NULL OR a.status = 'ANSWERED')`

// Each begins with the workspace and the person, which an index answers; a tab is one of them, or several.
// Whoever is asked is asked by a review: an outer join tells PostgreSQL to leave it alone where only ids are counted.
const received =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT a."reviewId" AS id, ${sortedBy} FROM "ReviewAssignee" a LEFT JOIN "Review" r ON r.id = a."reviewId"
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND ${isStillAsked} ${more}`

const created =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."creatorId" = ${memberId}::uuid AND r."roundId" IS NULL ${more}`

/** What was sent about several people at once is one line, as far as it has got. */
const rounds =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ro.id, ro."createdAt", ro.title, min(r.status) AS status, max(r."closesAt") AS "closesAt"
  FROM "ReviewRound" ro JOIN "Review" r ON r."roundId" = ro.id
  WHERE ro."workspaceId" = ${workspaceId}::uuid AND ro."creatorId" = ${memberId}::uuid GROUP BY ro.id ${more}`

/** Other people's feedback that somebody reads without being its subject. */
const readable = ({ memberId }: Actor) => Prisma.sql`
  r.status <> 'DRAFT' AND r."creatorId" <> ${memberId}::uuid AND r."subjectId" IS DISTINCT FROM ${memberId}::uuid`

const sharedWithMe: WayIn = (actor) => Prisma.sql`
  SELECT ${columns} FROM "SharedReview" s JOIN "Review" r ON r.id = s."reviewId"
  WHERE s."workspaceId" = ${actor.workspaceId}::uuid AND s."memberId" = ${actor.memberId}::uuid AND ${readable(actor)}`

const aboutMe: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND r."seenBySubject"
    AND (r.status IN ('RELEASED', 'ACKNOWLEDGED') OR (r."releaseMode" = 'AT_ONCE' AND r.status <> 'DRAFT'))`

const aboutMyPeople: WayIn = (actor) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."seenByManager" AND ${readable(actor)}
    AND r."subjectId" IN (
      SELECT theirs."memberId" FROM "TeamMember" mine JOIN "TeamMember" theirs ON theirs."teamId" = mine."teamId"
      WHERE mine."workspaceId" = ${actor.workspaceId}::uuid AND mine."memberId" = ${actor.memberId}::uuid
        AND mine."isManager" AND NOT theirs."isManager")`

// Which way an Admin comes in is settled before the statement, so that nobody else pays for it.
const asAdmin: WayIn = (actor) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."seenByAdmins" AND ${actor.role === 'Admin'}
    AND ${readable(actor)}`

const shared = [sharedWithMe, aboutMe, aboutMyPeople, asAdmin]

const isPending = (at: Date) => Prisma.sql`AND a.status = 'PENDING' AND r.status = 'ACTIVE'
  AND (r."closesAt" IS NULL OR r."closesAt" > ${at} OR a."closesAt" > ${at})`

/** The ways in behind a tab. */
export const waysOf = (tab: ListTab, at: Date): WayIn[] =>
  ({
    received: [received()],
    created: [created(), rounds()],
    all: [received(), created(), rounds(), ...shared],
    pending: [received(isPending(at))],
    answered: [received(Prisma.sql`AND a.status = 'ANSWERED'`)],
    active: [created(Prisma.sql`AND r.status = 'ACTIVE'`), rounds(Prisma.sql`HAVING min(r.status) = 'ACTIVE'`)],
    inactive: [
      created(Prisma.sql`AND r.status NOT IN ('ACTIVE', 'DRAFT')`),
      rounds(Prisma.sql`HAVING min(r.status) > 'ACTIVE'`),
    ],
    shared,
  })[tab]

/**
 * The ids behind a tab. No way in is walked further than is counted. What lies behind two of them comes twice: a plain
 * UNION would have PostgreSQL read by id, which is a walk over every workspace.
 */
function idsBehind(actor: Actor, tab: ListTab, at: Date) {
  const ways = waysOf(tab, at).map((way) => Prisma.sql`(SELECT w.id FROM (${way(actor)}) w LIMIT ${COUNTED_AT_MOST})`)
  return Prisma.join(ways, ' UNION ALL ')
}

const counted = (ids: Prisma.Sql) =>
  Prisma.sql`(SELECT LEAST(count(DISTINCT id), ${COUNTED_AT_MOST})::int FROM (${ids}) ids)`

/** How many stand behind each tab, in one statement: a column each. What makes up everything is walked once. */
export function countedWays(actor: Actor, at: Date) {
  const behind = (tab: ListTab) => idsBehind(actor, tab, at)
  return Prisma.sql`
    WITH received AS MATERIALIZED (${behind('received')}), created AS MATERIALIZED (${behind('created')}),
         shared AS MATERIALIZED (${behind('shared')})
    SELECT ${counted(Prisma.sql`TABLE received`)} AS received,
           ${counted(Prisma.sql`TABLE created`)} AS created,
           ${counted(Prisma.sql`TABLE received UNION ALL TABLE created UNION ALL TABLE shared`)} AS "all",
           ${counted(behind('pending'))} AS pending, ${counted(behind('answered'))} AS answered,
           ${counted(behind('active'))} AS active, ${counted(behind('inactive'))} AS inactive,
           ${counted(Prisma.sql`TABLE shared`)} AS shared`
}
