import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, escapedForLike } from '@/lib/platform/db'
import { peopleLed } from '@/lib/reviews/model/queries/find-readers'
import { canActAsManager } from '@/lib/reviews/policy'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { COUNTED_AT_MOST } from '@/lib/shared/text'

/** What stands behind one of a person's ways in: its ids, and what a list sorts and searches by. */
export type WayIn = (actor: Actor) => Prisma.Sql

/** Of more than these a page is full before much of a list is read. */
export const MOST_FOUND = 200

/** Whether a title holds the words, in any spelling of small and capital letters. */
export const holdsWords = (title: Prisma.Sql, words: string) =>
  Prisma.sql`${title} ILIKE ${`%${escapedForLike(words)}%`}`

/** Until when whoever is asked in place `a` can answer review `r`, as `endFor` says it of one. */
export const ownEnd = Prisma.sql`CASE WHEN r."closesAt" IS NOT NULL THEN GREATEST(r."closesAt", a."closesAt") END`

const others = Prisma.sql`r.title, r.status, r."closesAt"`
const columns = Prisma.sql`r.id, r."createdAt", ${others}`

// Each begins with the workspace and the person, which an index answers, and the newest first is the order of that index;
// a tab is one of them, or several. What a list is ordered by stands beside whoever is asked or may read.
// Whoever is asked is asked by a review: an outer join tells PostgreSQL to leave it alone where nothing is read of it.
const received =
  (status: Prisma.Sql): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT a."reviewId" AS id, a."reviewCreatedAt" AS "createdAt", r.title, r.status, ${ownEnd} AS "closesAt"
  FROM "ReviewAssignee" a LEFT JOIN "Review" r ON r.id = a."reviewId"
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND ${status}`

// Who was taken out keeps what they sent, and nothing else of the review.
const isOnList = Prisma.sql`a."removedAt" IS NULL AND NOT a."isUnasked"`
const answered = Prisma.sql`a.status = 'ANSWERED'`
const unanswered = Prisma.sql`a.status = 'PENDING' AND ${isOnList}`
const optedOut = Prisma.sql`a.status = 'OPTED_OUT' AND ${isOnList}`
const asked = [answered, unanswered, optedOut].map((status) => received(status))

// As isStillAsking says it: what is paused wears the badge Pending, too.
const isAsking = (at: Date) => Prisma.sql`r.status IN ('ACTIVE', 'INACTIVE')
  AND (r."closesAt" IS NULL OR r."closesAt" > ${at} OR a."closesAt" > ${at})`
const pending = (at: Date) => received(Prisma.sql`${unanswered} AND ${isAsking(at)}`)

/** Notes are given rather than asked for; whom they are about has received them. */
const notes: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND r.kind = 'NOTE'
    AND r.status <> 'DRAFT'`

const created =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."creatorId" = ${memberId}::uuid AND r."roundId" IS NULL ${more}`

/** What was sent about several people at once is one line, as far as it has got. */
const rounds =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ro.id, ro."createdAt", ro.title, its.status, its."closesAt"
  FROM "ReviewRound" ro CROSS JOIN LATERAL (
    SELECT min(r.status) AS status, max(r."closesAt") AS "closesAt" FROM "Review" r WHERE r."roundId" = ro.id
    HAVING count(*) > 0 ${more}) its
  WHERE ro."workspaceId" = ${workspaceId}::uuid AND ro."creatorId" = ${memberId}::uuid`

/** Other people's feedback that somebody reads without being its subject. */
const readable = ({ memberId }: Actor) => Prisma.sql`
  r.status <> 'DRAFT' AND r."creatorId" <> ${memberId}::uuid AND r."subjectId" IS DISTINCT FROM ${memberId}::uuid`

const sharedWithMe: WayIn = (actor) => Prisma.sql`
  SELECT r.id, s."reviewCreatedAt" AS "createdAt", ${others} FROM "SharedReview" s JOIN "Review" r ON r.id = s."reviewId"
  WHERE s."workspaceId" = ${actor.workspaceId}::uuid AND s."memberId" = ${actor.memberId}::uuid AND ${readable(actor)}`

const aboutMe: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND r."seenBySubject" AND r.kind <> 'NOTE'
    AND (r.status IN ('RELEASED', 'ACKNOWLEDGED') OR (r."releaseMode" = 'AT_ONCE' AND r.status <> 'DRAFT'))`

// Whether a role lets somebody in is settled before the statement, so that nobody else pays for it.
const aboutMyPeople: WayIn = (actor) => Prisma.sql`
  SELECT ${columns} FROM (${peopleLed(actor)}) led
  JOIN "Review" r ON r."subjectId" = led.id AND r."publishedAt" >= led."readFrom"
  WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."seenByManager" AND ${canActAsManager(actor)}
    AND ${readable(actor)}`

const isReadAsAdmin = (actor: Actor) => Prisma.sql`
  r."seenByAdmins" AND ${actor.role === 'Admin'} AND ${readable(actor)}`

const asAdmin: WayIn = (actor) => Prisma.sql`
  SELECT ${columns} FROM "Review" r WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND ${isReadAsAdmin(actor)}`

const shared = [sharedWithMe, aboutMe, aboutMyPeople, asAdmin]

/** The ways to what the viewer may read about themselves. */
export const waysAboutMe: WayIn[] = [aboutMe, notes]

/** Whether what a way leads to grows with the workspace, and not only with what one person has to do with. */
export const isWide = (way: WayIn) => way === asAdmin

/** What one is asked by an end of one's own, as `prolonged`. */
export const prolonged = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT a."reviewId" FROM "ReviewAssignee" a
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND a."closesAt" IS NOT NULL
    AND (${isOnList} OR ${answered})`

/**
 * Of what a way leads to `w`, what is not `prolonged` by another: whoever was given more time and created or reads the same
 * would find it by two ends, and so twice.
 */
export const byItsOnlyEnd = (way: WayIn) =>
  asked.includes(way) ? Prisma.sql`TRUE` : Prisma.sql`w.id NOT IN (SELECT "reviewId" FROM prolonged)`

/**
 * What the wide way leads to by its words, as far as MOST_FOUND. An index finds it by every three letters of them, and by
 * the workspace: asked for beside it, PostgreSQL would rather go through all of the workspace.
 */
export const foundWide = ({ workspaceId, role }: Actor, words: string) => Prisma.sql`
  SELECT r.id FROM "Review" r
  WHERE triples_of(r."workspaceId", r.title) @> triples_of(${workspaceId}::uuid, ${words})
    AND r."seenByAdmins" AND r.status <> 'DRAFT' AND ${role === 'Admin'}
    AND ${holdsWords(Prisma.sql`r.title`, words)} LIMIT ${MOST_FOUND}`

/** The ways in behind a tab. */
export const waysOf = (tab: ListTab, at: Date): WayIn[] =>
  ({
    received: [...asked, notes],
    created: [created(), rounds()],
    all: [...asked, notes, created(), rounds(), ...shared],
    pending: [pending(at)],
    answered: [received(answered)],
    active: [created(Prisma.sql`AND r.status = 'ACTIVE'`), rounds(Prisma.sql`AND min(r.status) = 'ACTIVE'`)],
    inactive: [
      created(Prisma.sql`AND r.status NOT IN ('ACTIVE', 'DRAFT')`),
      rounds(Prisma.sql`AND min(r.status) > 'ACTIVE'`),
    ],
    shared,
  })[tab]

/** The ids a way leads to. None is walked further than is counted. */
const firstIdsOf = (way: WayIn, actor: Actor) =>
  Prisma.sql`(SELECT w.id FROM (${way(actor)}) w LIMIT ${COUNTED_AT_MOST})`

/**
 * The ids behind a tab, without the wide way. What lies behind two ways comes twice: a plain UNION would have PostgreSQL
 * read by id, which is a walk over every workspace.
 */
function idsBehind(actor: Actor, tab: ListTab, at: Date) {
  const ways = waysOf(tab, at).filter((way) => !isWide(way))
  return Prisma.join(
    ways.map((way) => firstIdsOf(way, actor)),
    ' UNION ALL ',
  )
}

const counted = (ids: Prisma.Sql) =>
  Prisma.sql`(SELECT LEAST(count(DISTINCT id), ${COUNTED_AT_MOST})::int FROM (${ids}) ids)`

/** These ids and the wide way, which is only counted: telling thousands of its ids apart would take most of the time. */
const countedWithWide = (actor: Actor, ids: Prisma.Sql) => Prisma.sql`
  CASE WHEN (SELECT count FROM wide) = ${COUNTED_AT_MOST} THEN ${COUNTED_AT_MOST} ELSE (
    SELECT LEAST((SELECT count FROM wide) + count(DISTINCT id), ${COUNTED_AT_MOST})::int FROM (${ids}) ids
    WHERE (SELECT ${isReadAsAdmin(actor)} FROM "Review" r WHERE r.id = ids.id) IS NOT TRUE) END`

/** How many stand behind each tab, in one statement: a column each. What makes up everything is walked once. */
export function countedWays(actor: Actor, at: Date) {
  const behind = (tab: ListTab) => idsBehind(actor, tab, at)
  return Prisma.sql`
    WITH wide AS MATERIALIZED (SELECT count(*) FROM ${firstIdsOf(asAdmin, actor)} ids),
         received AS MATERIALIZED (${behind('received')}), created AS MATERIALIZED (${behind('created')}),
         shared AS MATERIALIZED (${behind('shared')})
    SELECT ${counted(Prisma.sql`TABLE received`)} AS received,
           ${counted(Prisma.sql`TABLE created`)} AS created,
           ${countedWithWide(actor, Prisma.sql`TABLE received UNION ALL TABLE created UNION ALL TABLE shared`)} AS "all",
           ${counted(behind('pending'))} AS pending, ${counted(behind('answered'))} AS answered,
           ${counted(behind('active'))} AS active, ${counted(behind('inactive'))} AS inactive,
           ${countedWithWide(actor, Prisma.sql`TABLE shared`)} AS shared`
}
