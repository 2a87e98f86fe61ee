import 'server-only'
import type { ReviewKind, ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { resultsHidden, type ResultsHidden } from '@/lib/reviews/model/rules/anonymity'
import { readersInWords, type ReaderKind } from '@/lib/reviews/model/rules/readers'
import { now } from '@/lib/platform/clock'
import { stepsOf, type Steps } from '@/lib/reviews/results/rules/next-step'
import { readsAsManager } from '@/lib/teams/memberships/rules'
import { findHeadRow, type Reader, type HeadRow } from '@/lib/reviews/model/queries/find-readers'
import { readerKind, eyesOf, type Eyes } from '@/lib/reviews/results/rules/shown-results'
import { fullName } from '@/lib/members/rules'
import { canActAsManager, canRunReview } from '@/lib/reviews/policy'
import { releaseBar, canStillChange } from '@/lib/reviews/results/rules/release'
import { hasEnded, isReleased } from '@/lib/reviews/model/rules/review-state'
import { canAcknowledgeReview } from '@/lib/reviews/results/policy'
import type { Actor } from '@/lib/access/actor'
import { noSuchReview, notYourReview, nobodyToReleaseTo, notClosed, resultsNotForYou } from '@/lib/reviews/refusals'
import { hasLeft } from '@/lib/reviews/handover/rules'

/** The head of a review's detail page, with what the viewer may do there. */
export type ReviewHead = {
  id: string
  /** The address this reader looks at it under; the links of its views begin with it. */
  path: string
  /** Where one of its texts can be hidden, followed by the text's id; null for those who may not, and once it is too late. */
  hidePath: string | null
  workspaceId: string
  title: string
  description: string
  kind: ReviewKind
  status: ReviewStatus
  anonymity: Anonymity
  creatorName: string
  /** Nobody here reads what is said to whoever asked. */
  hasCreatorLeft: boolean
  /** Who released it, where it was not whoever asked. */
  releaserName: string | null
  subjectId: string | null
  subjectName: string | null
  badge: ReviewBadge
  /** Who may read the results, in words, as those who answer were told. */
  readers: string
  askedCount: number
  answeredCount: number
  /** How many colleagues and how many people outside are asked, for those who may see who they are. */
  asked: { team: number; invited: number } | null
  publishedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  releasedAt: Date | null
  /** What was said with the release, for everybody who reads it. */
  releaseNote: string | null
  acknowledgedAt: Date | null
  /** What its subject wrote back, for the one who asked and for the subject. */
  acknowledgement: string | null
  /** Why no results are shown to this viewer, or null when they are. */
  hidden: ResultsHidden | null
  viewerAnswered: boolean
  readAs: ReaderKind
  /** As which of the two it was released to the viewer, who may have asked for it as well; null before that. */
  releasedAs: 'subject' | 'manager' | null
  /** Who let this viewer in, where somebody did so after it was sent. */
  sharedByName: string | null
  /** Through whose eyes its figures are read. */
  reader: Reader
  /** Its creator, where they look through the eyes of its subject: what they may not see themselves is hidden as well. */
  previewer: Reader | null
  eyes: Eyes
  /** The review it repeats, which its results are compared with; it has readers of its own. */
  previousId: string | null
  roundId: string | null
  can: { release: boolean; acknowledge: boolean; seePeople: boolean; pin: boolean }
  /** What its creator can do with it now, and null for everybody else. */
  steps: Steps | null
}

type Named = { user: { firstName: string; lastName: string } }
const nameOf = ({ user }: Named) => fullName(user)

const shareWith = ({ memberId }: Reader, { sharedTo }: HeadRow) => sharedTo.find(({ member }) => member.id === memberId)

const settingsOf = (review: HeadRow) => ({ ...review, hasShared: review.sharedTo.length > 0 })

const isManagerOf = (reader: Reader, review: HeadRow) =>
  canActAsManager(reader) && readsAsManager(review, review.subject?.teams ?? [])

function releasedAs(reader: Reader, review: HeadRow): ReviewHead['releasedAs'] {
  if (!isReleased(review.status)) return null
  if (review.subjectId === reader.memberId)
    return review.seenBySubject || review.creatorId === reader.memberId ? 'subject' : null
  return review.seenByManager && isManagerOf(reader, review) ? 'manager' : null
}

/** As which of its readers the viewer comes, or null when as none of them. */
const readerOf = (reader: Reader, review: HeadRow): ReaderKind | null =>
  readerKind(review, review.sharedTo.length > 0, {
    creator: review.creatorId === reader.memberId,
    subject: review.subjectId === reader.memberId,
    manager: isManagerOf(reader, review),
    admin: reader.role === 'Admin',
    shared: shareWith(reader, review) !== undefined,
  })

const canRelease = (reader: Reader, review: HeadRow) =>
  canRunReview(reader, review) && review.status === 'CLOSED' && releaseBar(review) === null

function canOf(reader: Reader, review: HeadRow, eyes: Eyes): ReviewHead['can'] {
  const runs = canRunReview(reader, review)
  return {
    release: canRelease(reader, review),
    acknowledge: canAcknowledgeReview(reader, review),
    seePeople: runs || eyes.seesNames,
    pin: runs && hasEnded(review.status),
  }
}

/**
 * The head of a sent review for one of its readers, or null for the creator of one that is still a draft. Throws
 * not-found, and forbidden for everybody else.
 */
export async function getReviewHead(actor: Actor, id: string): Promise<ReviewHead | null> {
  const review = await findHeadRow(actor, id)
  if (!review) throw noSuchReview()
  if (review.status === 'DRAFT' && canRunReview(actor, review)) return null
  return headFor(actor, review, `/feedback/preview/${id}`)
}

/** The same for those the results are shared with, who look at them under an address of their own. */
export async function getSharedHead(actor: Actor, id: string): Promise<ReviewHead> {
  const review = await findHeadRow(actor, id)
  if (!review) throw noSuchReview()
  return headFor(actor, review, `/feedback/shared/${id}`)
}

async function findShownHead(reader: Reader, id: string): Promise<ReviewHead | null> {
  const review = await findHeadRow(reader, id)
  if (!review || review.status === 'DRAFT' || readerOf(reader, review) === null) return null
  const head = headFor(reader, review, `/feedback/preview/${id}`)
  return head.hidden === null ? head : null
}

/**
 * The head of the review it repeats, when there was one and whoever reads this one may see its results as well: in a
 * preview both, its subject and its creator.
 */
export async function findHeadBefore({ previousId, reader, previewer }: ReviewHead): Promise<ReviewHead | null> {
  if (previousId === null) return null
  const head = await findShownHead(reader, previousId)
  if (head === null || previewer === null) return head
  const own = await findShownHead(previewer, previousId)
  return own && forBoth(head, own)
}

/**
 * The head as its subject will have it, for the creator of a closed review: read with the subject's own rights, as if it
 * were released, and without what the creator may not see themselves. Throws not-found, forbidden, and a conflict where
 * there is nothing a subject will ever read.
 */
export async function getHeadAsSubject(actor: Actor, id: string): Promise<ReviewHead> {
  const review = await findHeadRow(actor, id)
  if (!review) throw noSuchReview()
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

/** Through whose eyes a reader of this kind reads it, and what that hides. */
function readingOf({ assignees, ...review }: HeadRow, readAs: ReaderKind) {
  const eyes = eyesOf(readAs, review.anonymity, assignees[0])
  const viewerAnswered = eyes.ownGroup !== null
  return { readAs, viewerAnswered, eyes, hidden: eyes.seesNames ? null : resultsHidden(review, viewerAnswered) }
}

type Reading = Pick<ReviewHead, 'viewerAnswered' | 'eyes' | 'hidden'>

/** The head of one reader, with nothing in it that another one may not see, who looks at the same time. */
const forBoth = (head: ReviewHead, { viewerAnswered, eyes, hidden }: Reading): ReviewHead => ({
  ...head,
  viewerAnswered: head.viewerAnswered || (viewerAnswered && !eyes.seesNames),
  eyes: { ...head.eyes, beside: eyes },
  hidden: head.hidden ?? hidden,
})

/** What everybody who reads it is told of it. */
function factsOf(review: HeadRow) {
  const { id, title, description, kind, status, anonymity, askedCount, answeredCount, previousId, roundId } = review
  const { publishedAt, closesAt, closedAt, releasedAt, releaseNote, acknowledgedAt } = review
  const names = {
    creator: nameOf(review.creator),
    subject: review.subject && nameOf(review.subject),
    shared: review.sharedTo.map(({ member }) => nameOf(member)),
    isReleased: isReleased(status),
  }
  return {
    ...{ id, title, description, kind, status, anonymity, askedCount, answeredCount, previousId, roundId },
    ...{ publishedAt, closesAt, closedAt, releasedAt, releaseNote, acknowledgedAt },
    creatorName: names.creator,
    hasCreatorLeft: hasLeft(review.creator),
    releaserName: review.releaser && nameOf(review.releaser),
    subjectId: review.subjectId,
    subjectName: names.subject,
    badge: reviewBadge(status),
    readers: readersInWords(settingsOf(review), names),
  }
}

const askedOf = ({ _count: { assignees, externals } }: HeadRow) => ({ team: assignees - externals, invited: externals })

function headFor(reader: Reader, review: HeadRow, path: string): ReviewHead {
  const readAs = review.status === 'DRAFT' ? null : readerOf(reader, review)
  if (readAs === null) throw resultsNotForYou()
  const { workspaceId, memberId, role } = reader
  const reading = readingOf(review, readAs)
  const can = canOf(reader, review, reading.eyes)
  const sharedBy = shareWith(reader, review)?.sharedBy ?? null
  return {
    ...factsOf(review),
    ...reading,
    path,
    releasedAs: releasedAs(reader, review),
    previewer: null,
    hidePath: null,
    sharedByName: sharedBy && nameOf(sharedBy),
    workspaceId,
    acknowledgement: readAs === 'creator' || readAs === 'subject' ? review.acknowledgement : null,
    reader: { workspaceId, memberId, role },
    asked: can.seePeople ? askedOf(review) : null,
    can,
    steps: canRunReview(reader, review) ? stepsOf(review, can.release, now()) : null,
  }
}
