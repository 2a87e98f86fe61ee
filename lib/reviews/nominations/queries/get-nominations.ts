import 'server-only'
import type { NominationStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import {
  nominationFault,
  nominationBadge,
  type NominationBadge,
  type ApprovalState,
} from '@/lib/reviews/nominations/rules'
import type { Actor } from '@/lib/access/actor'
import { canRunReview } from '@/lib/reviews/model/policy'
import { db } from '@/lib/platform/db'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { canNominate, canDecideNominations } from '@/lib/reviews/nominations/policy'
import { listDeciderIds } from './list-deciders'
import { notYoursToDecide } from '@/lib/reviews/nominations/refusals'
import { listNotFound } from '@/lib/shared/refusal'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { boundsOf, type NominationBounds } from '@/lib/reviews/model/rules/nomination-bounds'

/** A row never says whether the colleague answered. */
export type NominationRow = {
  id: string
  memberId: string
  name: string
  email: string
  pictureId: string | null
  status: NominationStatus
  badge: NominationBadge
}

export type NominationsView = {
  reviewId: string
  title: string
  creatorName: string
  subjectName: string
  anonymity: Anonymity
  isPaused: boolean
  bounds: NominationBounds
  blockedReason: string | null
  rows: NominationRow[]
  /** The subject is the creator. */
  isOwn: boolean
  /** A viewer may be both. */
  is: { subject: boolean; decider: boolean; creator: boolean }
  can: { nominate: boolean; decide: boolean }
}

const person = {
  select: { user: { select: { email: true, firstName: true, lastName: true, pictureId: true } } },
} as const

const select = {
  id: true,
  title: true,
  status: true,
  anonymity: true,
  closesAt: true,
  workspaceId: true,
  creatorId: true,
  subjectId: true,
  nominationsMin: true,
  nominationsMax: true,
  nominationsApprover: true,
  creator: person,
  subject: person,
  nominations: {
    select: { id: true, memberId: true, status: true, member: person },
    orderBy: { member: { user: { firstName: 'asc' } } },
  },
} as const

/** Only the creator sees who was never asked; to others it would reveal that an anonymous answer has arrived. */
async function listUnasked(actor: Actor, review: { id: string; creatorId: string }) {
  if (!canRunReview(actor, review)) return []
  const { id: reviewId } = review
  const where = { reviewId, status: 'APPROVED', member: { assignments: { none: { reviewId } } } } as const
  return db.reviewNomination.findMany({ where, select: { id: true, member: { select: { status: true } } } })
}

const titled = ({ title, anonymity }: Pick<NominationsView, 'title' | 'anonymity'>) => ({ title, anonymity })

/** For the subject, the creator and the deciders. Throws not-found and forbidden. */
export async function getNominations(actor: Actor, id: string): Promise<NominationsView> {
  const where = { id, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } } as const
  const review = await db.review.findFirst({ relationLoadStrategy: 'join', where, select })
  if (!review) throw noSuchReview()
  const bounds = boundsOf(review)
  const is = {
    subject: canNominate(actor, review),
    decider: canDecideNominations(actor, await listDeciderIds(db, review)),
    creator: canRunReview(actor, review),
  }
  if (!is.subject && !is.decider && !is.creator) throw notYoursToDecide()
  if (bounds === null) throw listNotFound()
  const blockedReason = nominationFault(review, now())?.message ?? null
  const isOpen = blockedReason === null
  const unasked = await listUnasked(actor, review)
  const waiting = isOpen ? unasked.filter(({ member }) => member.status === 'ACTIVE') : []
  const approvalOf = (nominationId: string): ApprovalState => {
    if (waiting.some((row) => row.id === nominationId)) return { waitingCount: waiting.length }
    return unasked.some((row) => row.id === nominationId) ? 'never-asked' : 'settled'
  }
  return {
    reviewId: id,
    ...titled(review),
    bounds,
    blockedReason,
    isPaused: review.status === 'INACTIVE',
    isOwn: review.creatorId === review.subjectId,
    creatorName: fullName(review.creator.user),
    subjectName: review.subject ? fullName(review.subject.user) : '',
    rows: review.nominations.map(({ member: { user }, ...row }) => ({
      ...row,
      name: fullName(user),
      email: user.email,
      pictureId: user.pictureId,
      badge: nominationBadge(row.status, approvalOf(row.id)),
    })),
    is,
    can: { nominate: is.subject && isOpen, decide: is.decider && isOpen },
  }
}
