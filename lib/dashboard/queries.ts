import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { ownEnd } from '@/lib/reviews/lists/queries/ways-in'
import { isReleasable } from '@/lib/reviews/results/queries/list-hidden'
import { formatDate } from '@/lib/shared/dates'
import { askedSentence, greeting } from './rules'

const SHOWN = 6

/** Feedback that waits for the viewer's answer. */
export type ToAnswer = {
  reviewId: string
  title: string
  /** Who asks about whom, as a sentence to the viewer. */
  sentence: string
  closesAt: Date | null
}

type Asked = Omit<ToAnswer, 'sentence'> & Record<'askerId' | 'askerName', string> & AskedAbout

type AskedAbout = { subjectId: string; subjectName: string } | { subjectId: null; subjectName: null }

/** The first few forms the viewer can answer now, the one that closes next for them on top. */
export async function listToAnswer({ workspaceId, memberId }: Actor): Promise<{ rows: ToAnswer[]; hasMore: boolean }> {
  const found = await db.$queryRaw<Asked[]>`
    SELECT form.id AS "reviewId", form.title, form."closesAt",
      c.id AS "askerId", TRIM(cu."firstName" || ' ' || cu."lastName") AS "askerName",
      s.id AS "subjectId", TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName"
    FROM (
      SELECT r.id, r.title, r."creatorId", r."subjectId", ${ownEnd} AS "closesAt", a."createdAt" AS "askedAt", a.id AS place
      FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId"
      WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND a.status = 'PENDING'
        AND a."removedAt" IS NULL AND r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR ${ownEnd} > ${now()})
      ORDER BY "closesAt" ASC NULLS LAST, "askedAt", place LIMIT ${SHOWN + 1}) form
    JOIN "Member" c ON c.id = form."creatorId" JOIN "User" cu ON cu.id = c."userId"
    LEFT JOIN "Member" s ON s.id = form."subjectId" LEFT JOIN "User" su ON su.id = s."userId"
    ORDER BY form."closesAt" ASC NULLS LAST, form."askedAt", form.place`
  const rows = found.slice(0, SHOWN).map(({ askerId, askerName, subjectId, subjectName, ...form }) => ({
    ...form,
    sentence: askedSentence(
      memberId,
      { id: askerId, name: askerName },
      subjectId === null ? null : { id: subjectId, name: subjectName },
    ),
  }))
  return { rows, hasMore: found.length > SHOWN }
}

/** What else waits for the viewer, by the verb of it. */
export type StepKind = 'finish' | 'release' | 'nominate' | 'decide' | 'acknowledge'

/** A step that feedback of the viewer's own, or about them or their people, waits for. */
export type OwnStep = {
  reviewId: string
  title: string
  step: StepKind
  subjectName: string | null
  /** Since when it waits. */
  since: Date
}

const proposalsOf = (status: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*) FROM "ReviewNomination" n WHERE n."reviewId" = r.id AND n.status ${status})`

/** The drafts that wait for nothing but the viewer, and closed feedback that can be released as it stands. */
const ownFeedback = ({ workspaceId, memberId }: Actor) => Prisma.sql`
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
export async function listOwnSteps(actor: Actor): Promise<OwnStep[]> {
  const newest = Prisma.sql`ORDER BY since DESC, id DESC LIMIT ${SHOWN}`
  const ways = [ownFeedback, aboutViewer, toDecide].map((way) => Prisma.sql`(${way(actor)} ${newest})`)
  return db.$queryRaw<OwnStep[]>`
    SELECT w.id AS "reviewId", w.step, w.since, r.title, TRIM(u."firstName" || ' ' || u."lastName") AS "subjectName"
    FROM (${Prisma.join(ways, ' UNION ALL ')}) w JOIN "Review" r ON r.id = w.id
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" u ON u.id = s."userId"
    ORDER BY w.step IN ('finish', 'release'), w.since DESC, w.id DESC LIMIT ${2 * SHOWN}`
}

/** The viewer's present: how their clock greets them, their day in words, and what relative times are counted from. */
export function getPresent({ firstName, timeZone: zone }: Actor) {
  const present = now()
  const day = formatDate(present, 'MMM DD, YYYY', zone)
  return { now: present, zone, day, greeting: `${greeting(present, zone)}, ${firstName}` }
}
