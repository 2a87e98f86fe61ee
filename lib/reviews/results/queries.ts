import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Anonymity, Relationship, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { canRunReview } from '../policy'
import { mayReadNow, namedReaders, readersInWords, type ReaderKind } from '../readers/rules'
import { noSuchReview, resultsNotForYou } from '../refusals'
import {
  feedbackBadge,
  hasEnded,
  isOpen,
  isReleased,
  resultsHidden,
  reviewBadge,
  type FeedbackBadge,
  type ResultsHidden,
  type ReviewBadge,
} from '../rules'

/** The head of a review's detail page, with what the viewer may do there. */
export type ReviewHead = {
  id: string
  workspaceId: string
  title: string
  description: string
  status: ReviewStatus
  anonymity: Anonymity
  creatorName: string
  subjectName: string | null
  badge: ReviewBadge
  /** Who may read the results, in words, as those who answer were told. */
  readers: string
  askedCount: number
  answeredCount: number
  publishedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  releasedAt: Date | null
  /** Why no results are shown to this viewer, or null when they are. */
  hidden: ResultsHidden | null
  viewerAnswered: boolean
  readAs: ReaderKind
  can: { close: boolean; release: boolean; seePeople: boolean }
}

const person = { select: { id: true, status: true, user: { select: { firstName: true, lastName: true } } } } as const

const headSelect = {
  id: true,
  title: true,
  description: true,
  status: true,
  anonymity: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  askedCount: true,
  answeredCount: true,
  publishedAt: true,
  closesAt: true,
  closedAt: true,
  releasedAt: true,
  creator: person,
  subject: person,
} as const

type Named = { user: { firstName: string; lastName: string } }
const nameOf = ({ user }: Named) => fullName(user)

/** Whether the viewer manages a team that the subject is in. */
async function managesSubject({ workspaceId, memberId }: Actor, subjectId: string) {
  const where = {
    workspaceId,
    memberId: subjectId,
    isManager: false,
    team: { members: { some: { memberId, isManager: true } } },
  }
  return (await db.teamMember.count({ where })) > 0
}

type Found = NonNullable<Awaited<ReturnType<typeof findHead>>>

const findHead = ({ workspaceId, memberId }: Actor, id: string) =>
  db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: {
      ...headSelect,
      sharedTo: { select: { member: person } },
      assignees: { where: { memberId }, select: { status: true } },
    },
  })

const isSharedWith = (actor: Actor, review: Found) => review.sharedTo.some(({ member }) => member.id === actor.memberId)

const settingsOf = (review: Found) => ({ ...review, hasShared: review.sharedTo.length > 0 })

/**
 * As which of the readers its settings name the viewer comes, or null when as none of them. Whom it is about reads what
 * is released to them, or created by them, and nothing before that for being an admin or chosen as well.
 */
async function readerOf(actor: Actor, review: Found): Promise<ReaderKind | null> {
  const { subjectId } = review
  const isSubject = subjectId === actor.memberId
  const isKind: Record<ReaderKind, () => boolean | Promise<boolean>> = {
    creator: () => review.creatorId === actor.memberId,
    subject: () => isSubject,
    shared: () => !isSubject && isSharedWith(actor, review),
    admin: () => !isSubject && actor.role === 'Admin',
    manager: () => !isSubject && subjectId !== null && managesSubject(actor, subjectId),
  }
  for (const kind of namedReaders(settingsOf(review))) {
    if (mayReadNow(kind, review.status) && (await isKind[kind]())) return kind
  }
  return null
}

function canOf(actor: Actor, review: Found): ReviewHead['can'] {
  const { status, anonymity, subject, seenBySubject, answeredCount } = review
  const runs = canRunReview(actor, review)
  const isForSomebodyElse = subject?.status === 'ACTIVE' && subject.id !== actor.memberId && seenBySubject
  const isDue = status === 'CLOSED' && isForSomebodyElse && answeredCount > 0
  return {
    close: runs && !hasEnded(status),
    release: runs && isDue && resultsHidden(review) === null,
    seePeople: runs || anonymity === 'NAMED',
  }
}

/**
 * The head of a sent review for one of its readers, or null for the creator of one that is still a draft. Throws
 * not-found, and forbidden for everybody else.
 */
export async function getReviewHead(actor: Actor, id: string): Promise<ReviewHead | null> {
  const review = await findHead(actor, id)
  if (!review) throw noSuchReview()
  if (review.status === 'DRAFT' && canRunReview(actor, review)) return null
  const readAs = review.status === 'DRAFT' ? null : await readerOf(actor, review)
  if (readAs === null) throw resultsNotForYou()
  const viewerAnswered = review.assignees[0]?.status === 'ANSWERED'
  const { title, description, status, anonymity, askedCount, answeredCount } = review
  const { publishedAt, closesAt, closedAt, releasedAt } = review
  const names = {
    creator: nameOf(review.creator),
    subject: review.subject && nameOf(review.subject),
    shared: review.sharedTo.map(({ member }) => nameOf(member)),
    isReleased: isReleased(status),
  }
  return {
    ...{ id, workspaceId: actor.workspaceId, title, description, status, anonymity, askedCount, answeredCount },
    ...{ publishedAt, closesAt, closedAt, releasedAt },
    creatorName: names.creator,
    subjectName: names.subject,
    badge: reviewBadge(status),
    readers: readersInWords(settingsOf(review), names),
    hidden: resultsHidden(review, viewerAnswered),
    viewerAnswered,
    readAs,
    can: canOf(actor, review),
  }
}

/** One person asked. Of an anonymous review nobody learns who answered, so it has no badge. */
export type AskedPerson = {
  id: string
  name: string
  memberId: string | null
  relationship: Relationship
  badge: FeedbackBadge | null
}

const PEOPLE_PAGE = 50

/** Colleagues asked (team) or people outside (invited), by name or address, a page at a time. */
export async function listAsked(
  head: ReviewHead,
  kind: 'team' | 'invited',
  page: number,
): Promise<{ rows: AskedPerson[]; hasMore: boolean }> {
  if (!head.can.seePeople) return { rows: [], hasMore: false }
  const { workspaceId, id: reviewId } = head
  const where = { workspaceId, reviewId, memberId: kind === 'team' ? { not: null } : null }
  const rows = await db.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where,
    orderBy:
      kind === 'team' ? [{ member: { user: { firstName: 'asc' } } }, { id: 'asc' }] : [{ external: { email: 'asc' } }],
    skip: page * PEOPLE_PAGE,
    take: PEOPLE_PAGE + 1,
    select: {
      id: true,
      memberId: true,
      relationship: true,
      status: true,
      member: person,
      external: { select: { email: true } },
    },
  })
  const isAnonymous = head.anonymity === 'ANONYMOUS'
  const isReviewOpen = isOpen(head, now())
  const views = rows.slice(0, PEOPLE_PAGE).map(({ id, memberId, relationship, status, member, external }) => ({
    id,
    memberId,
    name: member ? nameOf(member) : (external?.email ?? ''),
    relationship,
    badge: isAnonymous ? null : feedbackBadge(status, isReviewOpen),
  }))
  return { rows: views, hasMore: rows.length > PEOPLE_PAGE }
}

/** How many colleagues and how many people outside were asked, for those who may see who they are. */
export async function countAsked({ workspaceId, id: reviewId, askedCount, can }: ReviewHead) {
  if (!can.seePeople) return null
  const invited = await db.externalReviewer.count({ where: { workspaceId, reviewId } })
  return { team: askedCount - invited, invited }
}
