import 'server-only'
import { db, type Tx, type Prisma } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { reviewerCode } from '@/lib/access/reviewer'
import { hashToken } from '@/lib/platform/secrets'
import { fullName } from '@/lib/members/rules'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import type { Actor } from '@/lib/access/actor'
import type { AskExternalReviewersInput } from '@/lib/reviews/respondents/schema'
import { noSuchReview, notYourReview } from '@/lib/reviews/model/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'
import { listWantingNoMail } from '@/lib/reviews/model/queries/find-audiences'

/** `code` is that of the first link, valid until `expiresAt`. */
export type ExternalRecipient = {
  assigneeId: string
  email: string
  name: string
  code: string
  expiresAt: Date
  /** Null: none, or a quick question. */
  subjectName: string | null
}

const named = { select: { user: { select: { firstName: true, lastName: true } } } } as const

const select = {
  assigneeId: true,
  email: true,
  name: true,
  codeHash: true,
  expiresAt: true,
  review: { select: { kind: true, subject: named } },
} as const

/**
 * External reviewers with a valid link, not unsubscribed. A code from before codes were derived, or under another
 * DATA_KEY, can't be made again, and no mail goes out without a link.
 */
async function listReachable(tx: Tx, workspaceId: string, where: Prisma.ExternalReviewerWhereInput) {
  const rows = await tx.externalReviewer.findMany({
    where: { workspaceId, expiresAt: { gt: now() }, ...where },
    orderBy: { id: 'asc' },
    select,
  })
  const known = rows.flatMap(({ codeHash, review: { kind, subject }, ...person }): ExternalRecipient[] => {
    const code = reviewerCode(person.assigneeId)
    const subjectName = kind === 'QUICK' ? null : subject && fullName(subject.user)
    return hashToken(code) === codeHash ? [{ ...person, code, subjectName }] : []
  })
  if (known.length === 0) return []
  const emails = known.map(({ email }) => email)
  const unsubscribed = await listUnsubscribed(tx, workspaceId, emails)
  return known.filter(({ email }) => !unsubscribed.has(email))
}

type Of = { id: string; workspaceId: string }

const isWaiting = { status: 'PENDING', removedAt: null, isUnasked: false } as const

/** For mail only: who has not answered must reach no screen. */
export const listExternalWaiting = (tx: Tx, { id: reviewId, workspaceId }: Of) =>
  listReachable(tx, workspaceId, { reviewId, assignee: isWaiting })

/** The same of several reviews. */
export const listExternalWaitingIn = (tx: Tx, workspaceId: string, reviewIds: string[]) =>
  listReachable(tx, workspaceId, { reviewId: { in: reviewIds }, assignee: isWaiting })

/** Null when they can't be mailed. */
export async function findExternalWaiting(tx: Tx, { id: reviewId, workspaceId }: Of, assigneeId: string) {
  const [found] = await listReachable(tx, workspaceId, { reviewId, assigneeId, assignee: isWaiting })
  return found ?? null
}

/**
 * The unsubscribed among these addresses, for the creator who types them; sending refuses the same. Throws not-found
 * and forbidden, also for a creator who may not ask external reviewers.
 */
export async function tellUnsubscribed(actor: Actor, { id, emails }: AskExternalReviewersInput) {
  const where = { id, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } } as const
  const review = await db.review.findFirst({ where, select: { creatorId: true } })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  return { unsubscribed: await listWantingNoMail(db, actor, { emails }) }
}
