import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import type { ListTab } from '../schema'

/** What stands behind one of a person's ways in: its ids, and what a list sorts and searches by. */
type WayIn = (actor: Actor) => Prisma.Sql

const columns = Prisma.sql`r.id, r."createdAt", r.title, r.status, r."closesAt"`

/** Who was taken out keeps what they sent, and nothing else of the review. */
const isStillAsked = Prisma.sql`(a."removedAt" IS NULL OR a.status = 'ANSWERED')`

// Each begins with the workspace and the person, which an index answers; a tab is one of them, or several.
const received =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId"
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
 * How many stand behind one tab. No way in is walked further than is counted. What lies behind two of them comes twice
 * before it is counted: a plain UNION would have PostgreSQL read by id, which is a walk over every workspace.
 */
function countedTab(actor: Actor, tab: ListTab, at: Date) {
  const ways = waysOf(tab, at).map((way) => Prisma.sql`(SELECT w.id FROM (${way(actor)}) w LIMIT ${COUNTED_AT_MOST})`)
  return Prisma.sql`
    (SELECT LEAST(count(DISTINCT id), ${COUNTED_AT_MOST})::int FROM (${Prisma.join(ways, ' UNION ALL ')}) ids)`
}

/** How many stand behind each tab, in one statement: a column each. */
export function countedWays(actor: Actor, at: Date) {
  const counted = (tab: ListTab) => countedTab(actor, tab, at)
  return Prisma.sql`
    SELECT ${counted('received')} AS received, ${counted('created')} AS created, ${counted('all')} AS "all",
           ${counted('pending')} AS pending, ${counted('answered')} AS answered, ${counted('active')} AS active,
           ${counted('inactive')} AS inactive, ${counted('shared')} AS shared`
}
