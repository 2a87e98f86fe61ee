import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { ANONYMITY_FLOOR } from '@/lib/reviews/rules'
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
  const found = await db.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, memberId, status: 'PENDING', review: isOpen },
    orderBy: [{ review: { closesAt: { sort: 'asc', nulls: 'last' } } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: SHOWN + 1,
    select: { review: { select: { id: true, title: true, closesAt: true, creator: person, subject: person } } },
  })
  const rows = found.slice(0, SHOWN).map(({ review: { id, title, closesAt, creator, subject } }) => ({
    reviewId: id,
    title,
    sentence: askedSentence(memberId, named(creator), subject && named(subject)),
    closesAt,
  }))
  return { rows, hasMore: found.length > SHOWN }
}

/** A step the viewer's own feedback waits for: the draft to be finished, or the results to be released to somebody. */
export type OwnStep = {
  reviewId: string
  title: string
  step: 'finish' | 'release'
  subjectName: string | null
  /** When it was begun, or closed. */
  since: Date
}

/** The viewer's newest drafts and closed feedback that can be released as it stands. */
export async function listOwnSteps({ workspaceId, memberId }: Actor): Promise<OwnStep[]> {
  const isReleasable: Prisma.ReviewWhereInput = {
    status: 'CLOSED',
    seenBySubject: true,
    subjectId: { not: null },
    NOT: { subjectId: memberId },
    answeredCount: { gt: 0 },
    OR: [{ anonymity: 'NAMED' }, { answeredCount: { gte: ANONYMITY_FLOOR } }],
  }
  const found = await db.review.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, creatorId: memberId, OR: [{ status: 'DRAFT' }, isReleasable] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: { id: true, title: true, status: true, createdAt: true, closedAt: true, subject: person },
  })
  return found.map(({ id, title, status, createdAt, closedAt, subject }) => ({
    reviewId: id,
    title,
    step: status === 'DRAFT' ? ('finish' as const) : ('release' as const),
    subjectName: subject && nameOf(subject),
    since: closedAt ?? createdAt,
  }))
}

/** The viewer's last twelve months in four counts. */
export type OwnNumbers = { asked: number; answered: number; sent: number; received: number }

/** What the viewer was asked and answered, sent out and got back. One statement, because home shows it on every visit. */
export async function getOwnNumbers({ workspaceId, memberId }: Actor): Promise<OwnNumbers> {
  const since = daysFrom(now(), -365)
  const rows = await db.$queryRaw<OwnNumbers[]>`
    SELECT mine.asked::int, mine.answered::int, own.sent::int, own.received::int
    FROM (SELECT count(*) AS asked, count(*) FILTER (WHERE status = 'ANSWERED') AS answered FROM "ReviewAssignee"
          WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid AND "createdAt" >= ${since}) mine,
         (SELECT count(*) AS sent, coalesce(sum("answeredCount"), 0) AS received FROM "Review"
          WHERE "workspaceId" = ${workspaceId}::uuid AND "creatorId" = ${memberId}::uuid
            AND "createdAt" >= ${since} AND "publishedAt" IS NOT NULL) own`
  return rows[0] ?? { asked: 0, answered: 0, sent: 0, received: 0 }
}

/** The viewer's present: how their clock greets them, their day in words, and what relative times are counted from. */
export function getPresent({ firstName, timeZone: zone }: Actor) {
  const present = now()
  const day = formatDate(present, 'MMM DD, YYYY', zone)
  return { now: present, zone, day, greeting: `${greeting(present, zone)}, ${firstName}` }
}
