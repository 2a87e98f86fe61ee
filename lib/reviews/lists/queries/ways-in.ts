import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, escapedForLike } from '@/lib/platform/db'
import { peopleLed } from '@/lib/reviews/model/queries/find-readers'
import { titleOfNote } from '@/lib/reviews/model/queries/title-of-note'
import { canActAsManager } from '@/lib/reviews/model/policy'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { COUNTED_AT_MOST } from '@/lib/shared/text'

/** One source of review ids for a person, with the columns that lists sort and search by. */
export type WayIn = (actor: Actor) => Prisma.Sql

/** With more matches than this, a page fills before much of the list is read. */
export const MOST_FOUND = 200

/** Case-insensitive. */
export const holdsWords = (title: Prisma.Sql, words: string) =>
  Prisma.sql`${title} ILIKE ${`%${escapedForLike(words)}%`}`

/** `endFor` in SQL, for respondent `a` of review `r`. */
export const ownEnd = Prisma.sql`CASE WHEN r."closesAt" IS NOT NULL THEN GREATEST(r."closesAt", a."closesAt") END`

const others = Prisma.sql`r.title, r.status, r."closesAt"`
const columns = Prisma.sql`r.id, r."createdAt", ${others}`

// Each source filters by workspace and person along an index, newest first. Respondents and readers have copies of the
// sort columns, and the outer join lets PostgreSQL skip a review that nothing is read of.
const received =
  (status: Prisma.Sql): WayIn =>
  ({ workspaceId, memberId }) =>
    Prisma.sql`
  SELECT a."reviewId" AS id, a."reviewCreatedAt" AS "createdAt", r.title, r.status, ${ownEnd} AS "closesAt"
  FROM "ReviewAssignee" a LEFT JOIN "Review" r ON r.id = a."reviewId"
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND ${status}`

// Removed respondents keep what they sent, and see nothing else of the review.
const isOnList = Prisma.sql`a."removedAt" IS NULL AND NOT a."isUnasked"`
const answered = Prisma.sql`a.status = 'ANSWERED'`
const unanswered = Prisma.sql`a.status = 'PENDING' AND ${isOnList}`
const optedOut = Prisma.sql`a.status = 'OPTED_OUT' AND ${isOnList}`
const asked = [answered, unanswered, optedOut].map((status) => received(status))

// Mirrors isStillAsking: a paused review is pending, too.
const isAsking = (at: Date) => Prisma.sql`r.status IN ('ACTIVE', 'INACTIVE')
  AND (r."closesAt" IS NULL OR r."closesAt" > ${at} OR a."closesAt" > ${at})`
const pending = (at: Date) => received(Prisma.sql`${unanswered} AND ${isAsking(at)}`)

/** A note has no respondents; its subject has received it, under the title that names its author. */
const notes: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT r.id, r."createdAt", ${titleOfNote} AS title, r.status, r."closesAt" FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND r.kind = 'NOTE'
    AND r.status <> 'DRAFT'`

const created =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) =>
    Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."creatorId" = ${memberId}::uuid AND r."roundId" IS NULL ${more}`

/** A round is one line, with the status of the whole. */
const rounds =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) =>
    Prisma.sql`
  SELECT ro.id, ro."createdAt", ro.title, its.status, its."closesAt"
  FROM "ReviewRound" ro CROSS JOIN LATERAL (
    SELECT min(r.status) AS status, max(r."closesAt") AS "closesAt" FROM "Review" r WHERE r."roundId" = ro.id
    HAVING count(*) > 0 ${more}) its
  WHERE ro."workspaceId" = ${workspaceId}::uuid AND ro."creatorId" = ${memberId}::uuid`

/** Reviews that somebody reads as neither creator nor subject. */
const readable = ({ memberId }: Actor) => Prisma.sql`
  r.status <> 'DRAFT' AND r."creatorId" <> ${memberId}::uuid AND r."subjectId" IS DISTINCT FROM ${memberId}::uuid`

const sharedWithMe: WayIn = (actor) => Prisma.sql`
  SELECT r.id, s."reviewCreatedAt" AS "createdAt", ${others} FROM "SharedReview" s JOIN "Review" r ON r.id = s."reviewId"
  WHERE s."workspaceId" = ${actor.workspaceId}::uuid AND s."memberId" = ${actor.memberId}::uuid AND ${readable(actor)}`

const aboutMe: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT ${columns} FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND r."seenBySubject" AND r.kind <> 'NOTE'
    AND (r.status IN ('RELEASED', 'ACKNOWLEDGED') OR (r."releaseMode" = 'AT_ONCE' AND r.status <> 'DRAFT'))`

// The role is checked before the statement, so that other roles pay nothing for it.
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

/** What the viewer asked about themselves and can read; released ones are in `aboutMe`. */
const askedAboutMe = created(Prisma.sql`
  AND r."subjectId" = r."creatorId" AND r."answeredCount" > 0 AND r."releaseMode" <> 'AT_ONCE'
  AND (r.status = 'CLOSED' OR (r.anonymity <> 'ANONYMOUS' AND r.status IN ('ACTIVE', 'INACTIVE')))`)

export const waysAboutMe: WayIn[] = [aboutMe, askedAboutMe, notes]

/** Whether a source grows with the workspace, and not only with one person's reviews. */
export const isWide = (way: WayIn) => way === asAdmin

/** Reviews that gave the viewer an extension, as `prolonged`. */
export const prolonged = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT a."reviewId" FROM "ReviewAssignee" a
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND a."closesAt" IS NOT NULL
    AND (${isOnList} OR ${answered})`

/** Leaves out `prolonged` reviews, which the viewer would otherwise find twice, by two ends. */
export const byItsOnlyEnd = (way: WayIn) =>
  asked.includes(way) ? Prisma.sql`TRUE` : Prisma.sql`w.id NOT IN (SELECT "reviewId" FROM prolonged)`

/**
 * Matches in the workspace-wide source, up to MOST_FOUND. The workspace is part of the trigram index, because as a
 * separate condition it makes PostgreSQL scan the whole workspace.
 */
export const foundWide = ({ workspaceId, role }: Actor, words: string) => Prisma.sql`
  SELECT r.id FROM "Review" r
  WHERE triples_of(r."workspaceId", r.title) @> triples_of(${workspaceId}::uuid, ${words})
    AND r."seenByAdmins" AND r.status <> 'DRAFT' AND ${role === 'Admin'}
    AND ${holdsWords(Prisma.sql`r.title`, words)} LIMIT ${MOST_FOUND}`

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

/** No source is read further than it is counted. */
const firstIdsOf = (way: WayIn, actor: Actor) =>
  Prisma.sql`(SELECT w.id FROM (${way(actor)}) w LIMIT ${COUNTED_AT_MOST})`

/** Ids may repeat, because a plain UNION makes PostgreSQL walk the id index of every workspace. */
function idsBehind(actor: Actor, tab: ListTab, at: Date) {
  const ways = waysOf(tab, at).filter((way) => !isWide(way))
  return Prisma.join(
    ways.map((way) => firstIdsOf(way, actor)),
    ' UNION ALL ',
  )
}

const counted = (ids: Prisma.Sql) =>
  Prisma.sql`(SELECT LEAST(count(DISTINCT id), ${COUNTED_AT_MOST})::int FROM (${ids}) ids)`

/** Only counts the workspace-wide source, because deduplicating thousands of its ids takes most of the time. */
const countedWithWide = (actor: Actor, ids: Prisma.Sql) => Prisma.sql`
  CASE WHEN (SELECT count FROM wide) = ${COUNTED_AT_MOST} THEN ${COUNTED_AT_MOST} ELSE (
    SELECT LEAST((SELECT count FROM wide) + count(DISTINCT id), ${COUNTED_AT_MOST})::int FROM (${ids}) ids
    WHERE (SELECT ${isReadAsAdmin(actor)} FROM "Review" r WHERE r.id = ids.id) IS NOT TRUE) END`

/** One column per tab; the parts of All are read once. */
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
