import 'server-only'
import type { ReviewKind, ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { resultsHidden, type ResultsHidden } from '@/lib/reviews/model/rules/anonymity'
import { readersInWords, type ReaderKind } from '@/lib/reviews/model/rules/readers'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { stepsOf, withoutReminder, type Steps } from '@/lib/reviews/results/rules/next-step'
import { findHeadRows, getHeadRow, type Reader, type HeadRow } from '@/lib/reviews/model/queries/find-readers'
import { askedOf, eyesOf, type AskedCounts, type Eyes } from '@/lib/reviews/results/rules/shown-results'
import { fullName } from '@/lib/members/rules'
import { canRunReview } from '@/lib/reviews/model/policy'
import { releaseBlocked, canStillChange, unreleasable, type Unreleasable } from '@/lib/reviews/model/rules/release'
import { boundsOf, type NominationBounds } from '@/lib/reviews/model/rules/nomination-bounds'
import { hasEnded, isReleased, isStillAsking } from '@/lib/reviews/model/rules/review-state'
import { canAcknowledgeReview, canReplyToReview } from '@/lib/reviews/results/policy'
import type { Actor } from '@/lib/access/actor'
import { listNudgeable } from '@/lib/reviews/respondents/queries/list-nudgeable'
import { notYourReview, nobodyToReleaseTo, notClosed, resultsNotForYou } from '@/lib/reviews/model/refusals'
import { hasLeft } from '@/lib/reviews/handover/rules'
import { readerOf, releasedAs, shareWith } from './read-as'

export type ReviewHead = {
  id: string
  /** The links of its views begin with this path. */
  path: string
  /** Path prefix for hiding an answer, followed by its id; null when the viewer may not or it is too late. */
  hidePath: string | null
  workspaceId: string
  title: string
  description: string
  kind: ReviewKind
  status: ReviewStatus
  anonymity: Anonymity
  creatorName: string
  /** Who asked, where the creator took it over from them. */
  takenFromName: string | null
  hasCreatorLeft: boolean
  /** Null when the creator released it. */
  releaserName: string | null
  subjectId: string | null
  subjectName: string | null
  hasSubjectLeft: boolean
  badge: ReviewBadge
  /** The wording respondents read. */
  readers: string
  releasedReaders: string
  askedCount: number
  /** Of those asked, where that may be known; not part of the response rate. */
  optedOutCount: number
  answeredCount: number
  /** Null when the viewer may not see who. */
  asked: AskedCounts | null
  /** For the creator while peers can be nominated: how many, and how many wait for approval. */
  choosing: { bounds: NominationBounds; waitingCount: number } | null
  publishedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  releasedAt: Date | null
  releaseNote: string | null
  acknowledgedAt: Date | null
  /** Only for creator and subject. */
  acknowledgement: string | null
  /** Null when results are shown. */
  hidden: ResultsHidden | null
  viewerAnswered: boolean
  readAs: ReaderKind
  /** How it was released to the viewer, even if they are its creator, or closed where its subject asked; null before. */
  releasedAs: 'subject' | 'manager' | null
  /** Null when access came with sending. */
  sharedByName: string | null
  hasNews: boolean
  /** The viewer whose rights decide the figures. */
  reader: Reader
  /** The creator during a preview as subject: what they may not see is hidden as well. */
  previewer: Reader | null
  eyes: Eyes
  /** The previous round, for comparison; it has its own readers. */
  previousId: string | null
  roundId: string | null
  can: { release: boolean; acknowledge: boolean; reply: boolean; seePeople: boolean; pin: boolean }
  unreleasable: Unreleasable | null
  /** This and the above: null for all but the creator. */
  steps: Steps | null
}

const nameOf = ({ user }: { user: { firstName: string; lastName: string } }) => fullName(user)

const canRelease = (reader: Reader, review: HeadRow) =>
  canRunReview(reader, review) && review.status === 'CLOSED' && releaseBlocked(review) === null

function canOf(reader: Reader, review: HeadRow, eyes: Eyes): ReviewHead['can'] {
  const runs = canRunReview(reader, review)
  return {
    release: canRelease(reader, review),
    acknowledge: canAcknowledgeReview(reader, review),
    reply: canReplyToReview(reader, review),
    seePeople: runs || eyes.seesNames,
    pin: runs && hasEnded(review.status),
  }
}

/** Null for the creator of a draft. Throws not-found, and forbidden for non-readers. */
export async function getReviewHead(actor: Actor, id: string): Promise<ReviewHead | null> {
  const review = await getHeadRow(actor, id)
  if (review.status === 'DRAFT' && canRunReview(actor, review)) return null
  const head = headFor(actor, review, `/feedback/preview/${id}`)
  if (!head.steps?.all.remind || (await listNudgeable(actor.workspaceId, [review])).has(id)) return head
  return { ...head, steps: withoutReminder(head.steps, await isWaitedFor(review)) }
}

/** Whether somebody may still answer; in an anonymous review that stays unknown. */
const isWaitedFor = async ({ id: reviewId, anonymity }: HeadRow) =>
  anonymity === 'ANONYMOUS' ||
  (await db.reviewAssignee.count({ where: { reviewId, status: 'PENDING', removedAt: null } })) > 0

/** For readers the results are shared with, under a path of their own. */
export async function getSharedHead(actor: Actor, id: string): Promise<ReviewHead> {
  return headFor(actor, await getHeadRow(actor, id), `/feedback/shared/${id}`)
}

/** The heads of those reviews whose results this reader may see, in the given order. */
export async function listShownHeads(reader: Reader, ids: string[]): Promise<ReviewHead[]> {
  const rows = await findHeadRows(reader, ids)
  const read = rows.filter((review) => review.status !== 'DRAFT' && readerOf(reader, review) !== null)
  const heads = read.map((review) => headFor(reader, review, `/feedback/preview/${review.id}`))
  return heads.filter(({ hidden }) => hidden === null)
}

/** The head of the previous round, if the reader may see its results; in a preview, both subject and creator must. */
export async function findHeadBefore({ previousId, reader, previewer }: ReviewHead): Promise<ReviewHead | null> {
  if (previousId === null) return null
  const [head = null] = await listShownHeads(reader, [previousId])
  if (head === null || previewer === null) return head
  const [own] = await listShownHeads(previewer, [previousId])
  return own ? forBoth(head, own) : null
}

/**
 * The preview for the creator of a closed review: read with the subject's rights as if released, minus what the creator
 * may not see. Throws not-found, forbidden, and a conflict when the subject will never read it.
 */
export async function getHeadAsSubject(actor: Actor, id: string): Promise<ReviewHead> {
  const review = await getHeadRow(actor, id)
  if (!canRunReview(actor, review)) throw notYourReview()
  const { workspaceId, memberId, role } = actor
  const { subject, creatorId, seenBySubject } = review
  if (subject?.status !== 'ACTIVE' || subject.id === creatorId) throw nobodyToReleaseTo()
  if (!hasEnded(review.status)) throw notClosed()
  if (!seenBySubject) throw nobodyToReleaseTo()
  const status = isReleased(review.status) ? review.status : 'RELEASED'
  const reader = { workspaceId, memberId: subject.id, role: subject.role }
  const own = { ...review, status, assignees: subject.assignments }
  const head = headFor(reader, own, `/feedback/preview/${id}/as-subject`)
  return {
    ...forBoth(head, readingOf(review, 'creator')),
    previewer: { workspaceId, memberId, role },
    hidePath: canStillChange(review.status) ? `/feedback/preview/${id}/hide` : null,
    can: { ...head.can, release: canRelease(actor, review) },
  }
}

function readingOf({ assignees, ...review }: HeadRow, readAs: ReaderKind) {
  const eyes = eyesOf(readAs, review.anonymity, assignees[0])
  const viewerAnswered = eyes.ownGroup !== null
  return { readAs, viewerAnswered, eyes, hidden: eyes.seesNames ? null : resultsHidden(review, viewerAnswered) }
}

/** Combines two readings, so that nothing shows that either may not see. */
const forBoth = (head: ReviewHead, other: ReturnType<typeof readingOf>): ReviewHead => ({
  ...head,
  viewerAnswered: head.viewerAnswered || (other.viewerAnswered && !other.eyes.seesNames),
  eyes: { ...head.eyes, beside: other.eyes },
  hidden: head.hidden ?? other.hidden,
})

function factsOf(review: HeadRow, readAs: ReaderKind) {
  const { id, title, description, kind, status, anonymity, askedCount, answeredCount, previousId, roundId } = review
  const { publishedAt, closesAt, closedAt, releasedAt, releaseNote, acknowledgedAt } = review
  const names = {
    creator: nameOf(review.creator),
    subject: review.subject && nameOf(review.subject),
    shared: review.sharedTo.map(({ member }) => nameOf(member)),
    isReleased: isReleased(status),
  }
  const settings = { ...review, hasShared: review.sharedTo.length > 0 }
  const reader = readAs === 'creator' || readAs === 'subject' ? readAs : undefined
  return {
    id,
    title,
    description,
    kind,
    status,
    anonymity,
    askedCount,
    answeredCount,
    previousId,
    roundId,
    publishedAt,
    closesAt,
    closedAt,
    releasedAt,
    releaseNote,
    acknowledgedAt,
    creatorName: names.creator,
    takenFromName: review.takenFrom && nameOf(review.takenFrom),
    hasCreatorLeft: hasLeft(review.creator),
    releaserName: review.releaser && nameOf(review.releaser),
    subjectId: review.subjectId,
    subjectName: names.subject,
    hasSubjectLeft: review.subject !== null && hasLeft(review.subject),
    badge: reviewBadge(status),
    readers: readersInWords(settings, { ...names, reader }),
    releasedReaders: readersInWords(settings, { ...names, isReleased: true }),
  }
}

function choosingOf(review: HeadRow): ReviewHead['choosing'] {
  const bounds = boundsOf(review)
  return bounds && isStillAsking(review, now()) ? { bounds, waitingCount: review._count.nominations } : null
}

function headFor(reader: Reader, review: HeadRow, path: string): ReviewHead {
  const readAs = review.status === 'DRAFT' ? null : readerOf(reader, review)
  if (readAs === null) throw resultsNotForYou()
  const { workspaceId, memberId, role } = reader
  const reading = readingOf(review, readAs)
  const can = canOf(reader, review, reading.eyes)
  const sharedBy = shareWith(reader, review)?.sharedBy ?? null
  return {
    ...factsOf(review, readAs),
    ...reading,
    optedOutCount: review.optedOutCount,
    path,
    releasedAs: reading.hidden === null ? releasedAs(reader, review) : null,
    previewer: null,
    hidePath: null,
    sharedByName: sharedBy && nameOf(sharedBy),
    hasNews: review.workspace.notifications.some(({ link }) => link === path),
    workspaceId,
    acknowledgement: readAs === 'creator' || readAs === 'subject' ? review.acknowledgement : null,
    reader: { workspaceId, memberId, role },
    asked: can.seePeople ? askedOf(review._count) : null,
    choosing: canRunReview(reader, review) ? choosingOf(review) : null,
    can,
    unreleasable: canRunReview(reader, review) ? unreleasable(review) : null,
    steps: canRunReview(reader, review) ? stepsOf(review, can.release, now()) : null,
  }
}
