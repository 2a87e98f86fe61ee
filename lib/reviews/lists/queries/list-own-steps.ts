import 'server-only'
import { Prisma } from '@/lib/platform/db'
import { read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { Actor } from '@/lib/access/actor'
import { HOME_ROWS } from '@/lib/access/home'
import { isReleasable } from '@/lib/reviews/results/queries/list-hidden'
import { now } from '@/lib/platform/clock'

/** What else waits for the viewer, by the verb of it. */
export type StepKind = 'finish' | 'release' | 'nominate' | 'decide' | 'acknowledge'

/** A step that feedback of the viewer's own, or about them or their people, waits for. */
export type OwnStep = {
  reviewId: string
  title: string
  step: StepKind
  subjectName: string | null
  /** Who gave it without being asked; null where it was asked for. */
  givenBy: string | null
  /** Since when it waits. */
  since: Date
}

const proposalsOf = (status: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*) FROM "ReviewNomination" n WHERE n."reviewId" = r.id AND n.status ${status})`

/** The drafts that wait for nothing but the viewer, and closed feedback that can be released as it stands. */
const ofOwnFeedback = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT r.id, CASE r.status WHEN 'DRAFT' THEN 'finish' ELSE 'release' END AS step, COALESCE(r."closedAt", r."createdAt") AS since
  FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."creatorId" = ${memberId}::uuid AND (
    (r.status = 'DRAFT' AND r."startsAt" IS NULL)
    OR ${isReleasable})`

/** Feedback about the viewer that waits for their proposals, or to be acknowledged. */
const aboutViewer = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT r.id, CASE r.status WHEN 'RELEASED' THEN 'acknowledge' ELSE 'nominate' END AS step,
    COALESCE(r."releasedAt", r."publishedAt", r."createdAt") AS since
  FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND (
    (r.status = 'RELEASED' AND r."seenBySubject" AND r."creatorId" <> r."subjectId")
    OR (r.status = 'ACTIVE' AND r."nominationsMax" > 0 AND ${isBeforeEnd()}
      AND ${proposalsOf(Prisma.sql`<> 'DECLINED'`)} < GREATEST(r."nominationsMin", 1)))`

/** Past its end a review takes no proposals and no decisions on them; while it is paused neither is waited for. */
const isBeforeEnd = () => Prisma.sql`(r."closesAt" IS NULL OR r."closesAt" > ${now()})`

// Whoever manages a team of the person, and is more than a Member, decides where the review says so; its creator where
// nobody does.
const isManaged = (more: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT FROM "TeamMember" theirs JOIN "TeamMember" boss ON boss."teamId" = theirs."teamId" AND boss."isManager"
  JOIN "Member" m ON m.id = boss."memberId"
  WHERE theirs."memberId" = r."subjectId" AND NOT theirs."isManager" AND boss."memberId" <> r."subjectId"
    AND m.status = 'ACTIVE' AND m.role <> 'Member' ${more})`

/** Proposals that wait for the viewer's decision. */
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

/** The next steps of the viewer's own feedback and of what is about them or their people, the newest of each first. */
export function ownStepsReading(actor: Actor): SharedReading<OwnStep[]> {
  const newest = Prisma.sql`ORDER BY since DESC, id DESC LIMIT ${HOME_ROWS}`
  const ways = [ofOwnFeedback, aboutViewer, toDecide].map((way) => Prisma.sql`(${way(actor)} ${newest})`)
  const statement = Prisma.sql`
    SELECT w.id AS "reviewId", w.step, w.since, r.title, TRIM(u."firstName" || ' ' || u."lastName") AS "subjectName",
      CASE r.kind WHEN 'NOTE' THEN (SELECT TRIM(a."firstName" || ' ' || a."lastName") FROM "Member" c
        JOIN "User" a ON a.id = c."userId" WHERE c.id = r."creatorId") END AS "givenBy"
    FROM (${Prisma.join(ways, ' UNION ALL ')}) w JOIN "Review" r ON r.id = w.id
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" u ON u.id = s."userId"
    ORDER BY w.step IN ('finish', 'release'), w.since DESC, w.id DESC LIMIT ${2 * HOME_ROWS}`
  return rowsOf<OwnStep>(statement, ['since'])
}

export const listOwnSteps = (actor: Actor): Promise<OwnStep[]> => read(ownStepsReading(actor))
