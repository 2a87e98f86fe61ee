import 'server-only'
import { Prisma } from '@/lib/platform/db'
import { rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { Actor } from '@/lib/access/actor'
import { HOME_ROWS } from '@/lib/access/home'
import { isReleasable } from '@/lib/reviews/model/queries/is-releasable'
import { now } from '@/lib/platform/clock'

export type StepKind = 'finish' | 'release' | 'nominate' | 'decide' | 'acknowledge'

export type OwnStep = {
  reviewId: string
  title: string
  step: StepKind
  subjectName: string | null
  /** The author of a note; null for requested feedback. */
  givenBy: string | null
  since: Date
}

const proposalsOf = (status: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*) FROM "ReviewNomination" n WHERE n."reviewId" = r.id AND n.status ${status})`

/** Unscheduled drafts, and closed reviews that can be released. */
const ofOwnFeedback = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT r.id, CASE r.status WHEN 'DRAFT' THEN 'finish' ELSE 'release' END AS step, COALESCE(r."closedAt", r."createdAt") AS since
  FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."creatorId" = ${memberId}::uuid AND (
    (r.status = 'DRAFT' AND r."startsAt" IS NULL)
    OR ${isReleasable})`

/** The subject nominates peers, or acknowledges the results. */
const aboutViewer = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT r.id, CASE r.status WHEN 'RELEASED' THEN 'acknowledge' ELSE 'nominate' END AS step,
    COALESCE(r."releasedAt", r."publishedAt", r."createdAt") AS since
  FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND (
    (r.status = 'RELEASED' AND r."seenBySubject" AND r."creatorId" <> r."subjectId")
    OR ${isToNominate()})`

/** After the end, nominations are closed; while paused, none are expected. */
export const isBeforeEnd = () => Prisma.sql`(r."closesAt" IS NULL OR r."closesAt" > ${now()})`

/** The subject of review `r` has nominated nobody yet, or too few. */
export const isToNominate = () => Prisma.sql`(
  r.status = 'ACTIVE' AND r."nominationsMax" > 0 AND ${isBeforeEnd()}
  AND ${proposalsOf(Prisma.sql`<> 'DECLINED'`)} < GREATEST(r."nominationsMin", 1))`

// Managers of the subject's teams decide where the review says so, unless they are Members; without one, the creator
// decides.
const managers = Prisma.sql`"TeamMember" theirs
  JOIN "TeamMember" boss ON boss."teamId" = theirs."teamId" AND boss."isManager"
  JOIN "Member" m ON m.id = boss."memberId"
  WHERE theirs."memberId" = r."subjectId" AND NOT theirs."isManager" AND boss."memberId" <> r."subjectId"
    AND m.status = 'ACTIVE' AND m.role <> 'Member'`

const isManaged = (more: Prisma.Sql) => Prisma.sql`EXISTS (SELECT FROM ${managers} ${more})`

/** Who decides the nominations of review `r`. */
export const nominationDeciders = Prisma.sql`
  SELECT boss."memberId" AS id FROM ${managers} AND r."nominationsApprover" = 'MANAGER'
  UNION SELECT r."creatorId" WHERE r."nominationsApprover" IS DISTINCT FROM 'MANAGER' OR NOT ${isManaged(Prisma.empty)}`

const toDecide = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT r.id, 'decide' AS step, (SELECT min(n."createdAt") FROM "ReviewNomination" n
    WHERE n."reviewId" = r.id AND n.status = 'PENDING') AS since
  FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r.status = 'ACTIVE' AND r."nominationsMax" IS NOT NULL
    AND ${isBeforeEnd()}
    AND r.id IN (SELECT n."reviewId" FROM "ReviewNomination" n
      WHERE n."workspaceId" = ${workspaceId}::uuid AND n.status = 'PENDING')
    AND CASE WHEN r."nominationsApprover" = 'MANAGER' AND ${isManaged(Prisma.empty)}
      THEN ${isManaged(Prisma.sql`AND boss."memberId" = ${memberId}::uuid`)}
      ELSE r."creatorId" = ${memberId}::uuid END`

/** Newest first, and of each source one more than Home shows. */
export function ownStepsReading(actor: Actor): SharedReading<OwnStep[]> {
  const newest = Prisma.sql`ORDER BY since DESC, id DESC LIMIT ${HOME_ROWS + 1}`
  const ways = [ofOwnFeedback, aboutViewer, toDecide].map((way) => Prisma.sql`(${way(actor)} ${newest})`)
  const statement = Prisma.sql`
    SELECT w.id AS "reviewId", w.step, w.since, r.title, TRIM(u."firstName" || ' ' || u."lastName") AS "subjectName",
      CASE r.kind WHEN 'NOTE' THEN (SELECT TRIM(a."firstName" || ' ' || a."lastName") FROM "Member" c
        JOIN "User" a ON a.id = c."userId" WHERE c.id = r."creatorId") END AS "givenBy"
    FROM (${Prisma.join(ways, ' UNION ALL ')}) w JOIN "Review" r ON r.id = w.id
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" u ON u.id = s."userId"
    ORDER BY w.step IN ('finish', 'release'), w.since DESC, w.id DESC`
  return rowsOf<OwnStep>(statement, ['since'])
}
