import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { ANONYMITY_FLOOR, endFor } from '@/lib/reviews/rules'
import { formatDate } from '@/lib/shared/dates'
import { fullName } from '@/lib/members/rules'
import { askedSentence, greeting } from './rules'

const SHOWN = 6

type Named = { user: { firstName: string; lastName: string } }
const person = { select: { id: true, user: { select: { firstName: true, lastName: true } } } } as const
const nameOf = ({ user }: Named) => fullName(user)
const named = (member: Named & { id: string }) => ({ id: member.id, name: nameOf(member) })

/** Feedback that waits for the viewer's answer. */
export type ToAnswer = {
  reviewId: string
  title: string
  /** Who asks about whom, as a sentence to the viewer. */
  sentence: string
  closesAt: Date | null
}

/** The first few forms the viewer can answer now, the one that closes next on top. */
export async function listToAnswer({ workspaceId, memberId }: Actor): Promise<{ rows: ToAnswer[]; hasMore: boolean }> {
  const isOpen: Prisma.ReviewWhereInput = { status: 'ACTIVE', OR: [{ closesAt: null }, { closesAt: { gt: now() } }] }
  const hasMoreTime: Prisma.ReviewAssigneeWhereInput = { closesAt: { gt: now() }, review: { status: 'ACTIVE' } }
  const found = await db.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, memberId, status: 'PENDING', removedAt: null, OR: [{ review: isOpen }, hasMoreTime] },
    orderBy: [{ review: { closesAt: { sort: 'asc', nulls: 'last' } } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: SHOWN + 1,
    select: {
      closesAt: true,
      review: { select: { id: true, title: true, closesAt: true, creator: person, subject: person } },
    },
  })
  const rows = found.slice(0, SHOWN).map(({ review, ...assignee }) => ({
    reviewId: review.id,
    title: review.title,
    sentence: askedSentence(memberId, named(review.creator), review.subject && named(review.subject)),
    closesAt: endFor(review, assignee),
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
    OR (r.status = 'CLOSED' AND r."seenBySubject" AND r."subjectId" <> r."creatorId" AND r."answeredCount" > 0
      AND EXISTS (SELECT FROM "Member" s WHERE s.id = r."subjectId" AND s.status = 'ACTIVE')
      AND (r.anonymity = 'NAMED' OR r."answeredCount" - (EXISTS (SELECT FROM "ReviewAssignee" a
        WHERE a."reviewId" = r.id AND a."memberId" = r."subjectId"))::int >= ${ANONYMITY_FLOOR})))`

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

// Whoever manages a team of the person decides where the review says so, and its creator where nobody does.
const isManaged = (more: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT FROM "TeamMember" theirs JOIN "TeamMember" boss ON boss."teamId" = theirs."teamId" AND boss."isManager"
  JOIN "Member" m ON m.id = boss."memberId"
  WHERE theirs."memberId" = r."subjectId" AND NOT theirs."isManager" AND boss."memberId" <> r."subjectId"
    AND m.status = 'ACTIVE' ${more})`

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
