import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'
import { HANDED_AT_ONCE } from '@/lib/reviews/handover/rules'
import { isAsked } from '@/lib/reviews/model/queries/find-readers'
import { releaseBlocked } from '@/lib/reviews/model/rules/release'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { findLeaver, listLeft, whereAboutOthers, whereFree, whereLeft, whereNotDone } from './list-left-reviews'

export type LeftReview = {
  id: string
  title: string
  subjectName: string | null
  badge: ReviewBadge
  askedCount: number
  answeredCount: number
}

/** A review that cannot be taken over, with the steps left. */
export type SealedReview = LeftReview & {
  /** The subject who was promised the results; null: nobody here reads them. */
  readerName: string | null
  can: { close: boolean; release: boolean }
}

export type LeftBehind = {
  memberId: string
  name: string
  free: LeftReview[]
  sealed: LeftReview[]
  open: SealedReview | null
}

type Listed = Awaited<ReturnType<typeof listLeft>>[number]

const viewOf = ({ id, title, status, subject, askedCount, answeredCount }: Listed): LeftReview => ({
  id,
  title,
  askedCount,
  answeredCount,
  subjectName: subject && fullName(subject.user),
  badge: reviewBadge(status),
})

async function openView(review: Listed): Promise<SealedReview> {
  const { id, status, subject } = review
  const own = subject && { reviewId: id, memberId: subject.id, ...isAsked }
  const assignments = own ? await db.reviewAssignee.findMany({ where: own, take: 1, select: { id: true } }) : []
  const ofSubject = subject && { ...subject, assignments }
  const release = releaseBlocked({ ...review, subject: ofSubject }) === null
  const isBlocked = releaseBlocked({ ...review, status: 'CLOSED', subject: ofSubject }) === 'nobody'
  const view = viewOf(review)
  return { ...view, readerName: isBlocked ? null : view.subjectName, can: { close: status !== 'CLOSED', release } }
}

/** The newest of each kind, without reading answers. Throws as `findLeaver` does. */
export async function getLeftBehind(actor: Actor, memberId: string, openId?: string): Promise<LeftBehind> {
  const name = await findLeaver(db, actor, memberId)
  const left = { AND: [whereLeft(actor, memberId), await whereNotDone(actor, memberId)] }
  const [free, others] = await Promise.all([
    listLeft(db, actor, { AND: [left, whereFree(actor)] }),
    listLeft(db, actor, { AND: [left, { NOT: whereFree(actor) }] }),
  ])
  const sealed = others.filter(({ blockedReason }) => blockedReason === 'sealed')
  const open = sealed.find(({ id }) => id === openId)
  return {
    memberId,
    name,
    free: free.map(viewOf),
    sealed: sealed.map(viewOf),
    open: open === undefined ? null : await openView(open),
  }
}

/** Counts to one above the limit of a handover. */
export async function countLeft(actor: Actor, memberId: string) {
  const where = { AND: [whereLeft(actor, memberId), whereAboutOthers(actor), await whereNotDone(actor, memberId)] }
  return db.review.count({ where, take: HANDED_AT_ONCE + 1 })
}
