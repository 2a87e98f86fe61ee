import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { canRunReview } from '../policy'
import { canAcknowledgeReview } from './release/policy'
import { canStillChange, releaseBar } from './release/rules'
import { readingSelect } from './readers/queries'
import { readersInWords, type ReaderKind } from './readers/rules'
import { nobodyToReleaseTo, noSuchReview, notClosed, notYourReview, resultsNotForYou } from '../refusals'
import { hasEnded, isReleased, resultsHidden, reviewBadge, type ResultsHidden, type ReviewBadge } from '../rules'
import { eyesOf, readerKind, type Eyes } from './rules'

/** Whoever asks, or whom they want to see it as. */
type Reader = Pick<Actor, 'workspaceId' | 'memberId' | 'role'>

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
  status: ReviewStatus
  anonymity: Anonymity
  creatorName: string
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
  /** Who let this viewer in, where somebody did so after it was sent. */
  sharedByName: string | null
  /** Through whose eyes its figures are read. */
  reader: Reader
  eyes: Eyes
  /** The round before, which its results are compared with; it has readers of its own. */
  previousId: string | null
  roundId: string | null
  can: { close: boolean; release: boolean; acknowledge: boolean; seePeople: boolean }
}

const person = { select: { id: true, status: true, user: { select: { firstName: true, lastName: true } } } } as const

const headSelect = {
  ...readingSelect,
  id: true,
  title: true,
  description: true,
  askedCount: true,
  answeredCount: true,
  publishedAt: true,
  closesAt: true,
  closedAt: true,
  releasedAt: true,
  releaseNote: true,
  acknowledgedAt: true,
  acknowledgement: true,
  previousId: true,
  roundId: true,
  creator: person,
} as const

type Named = { user: { firstName: string; lastName: string } }
const nameOf = ({ user }: Named) => fullName(user)

/** The subject, with their own place among those asked, and a team of theirs that the viewer manages, if there is one. */
const subjectFor = ({ memberId }: Reader, reviewId: string) =>
  ({
    select: {
      ...person.select,
      role: true,
      assignments: { where: { reviewId }, select: { id: true, status: true, relationship: true } },
      teams: {
        where: { isManager: false, team: { members: { some: { memberId, isManager: true } } } },
        select: { teamId: true },
        take: 1,
      },
    },
  }) as const

type Found = NonNullable<Awaited<ReturnType<typeof findHead>>>

const findHead = (reader: Reader, id: string) =>
  db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: reader.workspaceId },
    select: {
      ...headSelect,
      subject: subjectFor(reader, id),
      sharedTo: { select: { member: person, sharedBy: person } },
      assignees: { where: { memberId: reader.memberId }, select: { status: true, relationship: true } },
      _count: {
        select: {
          assignees: { where: { removedAt: null } },
          externals: { where: { assignee: { removedAt: null } } },
        },
      },
    },
  })

const shareWith = ({ memberId }: Reader, { sharedTo }: Found) => sharedTo.find(({ member }) => member.id === memberId)

const settingsOf = (review: Found) => ({ ...review, hasShared: review.sharedTo.length > 0 })

/** As which of its readers the viewer comes, or null when as none of them. */
const readerOf = (reader: Reader, review: Found): ReaderKind | null =>
  readerKind(review, review.sharedTo.length > 0, {
    creator: review.creatorId === reader.memberId,
    subject: review.subjectId === reader.memberId,
    manager: review.subject !== null && review.subject.teams.length > 0,
    admin: reader.role === 'Admin',
    shared: shareWith(reader, review) !== undefined,
  })

function canOf(reader: Reader, review: Found, eyes: Eyes): ReviewHead['can'] {
  const { status } = review
  const runs = canRunReview(reader, review)
  return {
    close: runs && !hasEnded(status),
    release: runs && status === 'CLOSED' && releaseBar(review) === null,
    acknowledge: canAcknowledgeReview(reader, review),
    seePeople: runs || eyes.seesNames,
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
  return headFor(actor, review, `/feedback/preview/${id}`)
}

/** The same for those the results are shared with, who look at them under an address of their own. */
export async function getSharedHead(actor: Actor, id: string): Promise<ReviewHead> {
  const review = await findHead(actor, id)
  if (!review) throw noSuchReview()
  return headFor(actor, review, `/feedback/shared/${id}`)
}

/** The head of the round before, when there was one and whoever reads this one may see its results as well. */
export async function findHeadBefore({ previousId, reader }: ReviewHead): Promise<ReviewHead | null> {
  if (previousId === null) return null
  const review = await findHead(reader, previousId)
  if (!review || review.status === 'DRAFT' || readerOf(reader, review) === null) return null
  const head = headFor(reader, review, `/feedback/preview/${review.id}`)
  return head.hidden === null ? head : null
}

/**
 * The head as its subject will have it, for the creator of a closed review: read with the subject's own rights, as if it
 * were released. Throws not-found, forbidden, and a conflict where there is nothing a subject will ever read.
 */
export async function getHeadAsSubject(actor: Actor, id: string): Promise<ReviewHead> {
  const review = await findHead(actor, id)
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  const { workspaceId } = actor
  const { subject, creatorId, seenBySubject } = review
  if (subject?.status !== 'ACTIVE' || subject.id === creatorId) throw nobodyToReleaseTo()
  if (!hasEnded(review.status)) throw notClosed()
  if (!seenBySubject) throw nobodyToReleaseTo()
  const status = isReleased(review.status) ? review.status : 'RELEASED'
  const reader = { workspaceId, memberId: subject.id, role: subject.role }
  const own = { ...review, status, assignees: subject.assignments }
  const head = headFor(reader, own, `/feedback/preview/${id}/as-subject`)
  return { ...head, hidePath: canStillChange(review.status) ? `/feedback/preview/${id}/hide` : null }
}

/** Through whose eyes a reader of this kind reads it, and what that hides. */
function readingOf({ assignees, ...review }: Found, readAs: ReaderKind) {
  const eyes = eyesOf(readAs, review.anonymity, assignees[0])
  const viewerAnswered = eyes.ownGroup !== null
  return { readAs, viewerAnswered, eyes, hidden: eyes.seesNames ? null : resultsHidden(review, viewerAnswered) }
}

/** What everybody who reads it is told of it. */
function factsOf(review: Found) {
  const { id, title, description, status, anonymity, askedCount, answeredCount, previousId, roundId } = review
  const { publishedAt, closesAt, closedAt, releasedAt, releaseNote, acknowledgedAt } = review
  const names = {
    creator: nameOf(review.creator),
    subject: review.subject && nameOf(review.subject),
    shared: review.sharedTo.map(({ member }) => nameOf(member)),
    isReleased: isReleased(status),
  }
  return {
    ...{ id, title, description, status, anonymity, askedCount, answeredCount, previousId, roundId },
    ...{ publishedAt, closesAt, closedAt, releasedAt, releaseNote, acknowledgedAt },
    creatorName: names.creator,
    subjectName: names.subject,
    badge: reviewBadge(status),
    readers: readersInWords(settingsOf(review), names),
  }
}

const askedOf = ({ _count: { assignees, externals } }: Found) => ({ team: assignees - externals, invited: externals })

function headFor(reader: Reader, review: Found, path: string): ReviewHead {
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
    hidePath: null,
    sharedByName: sharedBy && nameOf(sharedBy),
    workspaceId,
    acknowledgement: readAs === 'creator' || readAs === 'subject' ? review.acknowledgement : null,
    reader: { workspaceId, memberId, role },
    asked: can.seePeople ? askedOf(review) : null,
    can,
  }
}
