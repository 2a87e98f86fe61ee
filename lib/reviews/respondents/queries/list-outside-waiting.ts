import 'server-only'
import { db, type Tx, type Prisma } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { reviewerCode } from '@/lib/access/reviewer'
import { hashToken } from '@/lib/platform/secrets'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import type { Actor } from '@/lib/access/actor'
import type { AskOutsidersInput } from '@/lib/reviews/respondents/schema'
import { noSuchReview, notYourReview } from '@/lib/reviews/refusals'
import { canRunReview } from '@/lib/reviews/policy'
import { listWantingNoMail } from '@/lib/reviews/model/queries/find-audiences'

/** Somebody outside who can be written to, with the code of the link they were given first and until when it is good. */
export type OutsideRecipient = { assigneeId: string; email: string; name: string; code: string; expiresAt: Date }

const select = { assigneeId: true, email: true, name: true, codeHash: true, expiresAt: true } as const

/**
 * Those whose link is good and who want mail. A code given out before codes could be made again, or under another
 * DATA_KEY, stands in the first mail alone, and nobody is written to without their link.
 */
async function listReachable(tx: Tx, workspaceId: string, where: Prisma.ExternalReviewerWhereInput) {
  const rows = await tx.externalReviewer.findMany({
    where: { workspaceId, expiresAt: { gt: now() }, ...where },
    orderBy: { id: 'asc' },
    select,
  })
  const known = rows.flatMap(({ codeHash, ...person }): OutsideRecipient[] => {
    const code = reviewerCode(person.assigneeId)
    return hashToken(code) === codeHash ? [{ ...person, code }] : []
  })
  if (known.length === 0) return []
  const emails = known.map(({ email }) => email)
  const unsubscribed = await listUnsubscribed(tx, workspaceId, emails)
  return known.filter(({ email }) => !unsubscribed.has(email))
}

type Of = { id: string; workspaceId: string }

const isWaiting = { status: 'PENDING', removedAt: null, isUnasked: false } as const

/** The people outside who have not answered. For writing to them and nothing else: who they are must reach no screen. */
export const listOutsideWaiting = (tx: Tx, { id: reviewId, workspaceId }: Of) =>
  listReachable(tx, workspaceId, { reviewId, assignee: isWaiting })

/** One of them, or null when they cannot be written to. */
export async function findOutsideWaiting(tx: Tx, { id: reviewId, workspaceId }: Of, assigneeId: string) {
  const [found] = await listReachable(tx, workspaceId, { reviewId, assigneeId, assignee: isWaiting })
  return found ?? null
}

/**
 * Those of these addresses whose readers want no mail, for the creator of a review who writes them; sending refuses the
 * same. Who may ask nobody outside learns nothing of them. Throws not-found and forbidden.
 */
export async function tellUnsubscribed(actor: Actor, { id, emails }: AskOutsidersInput) {
  const where = { id, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } } as const
  const review = await db.review.findFirst({ where, select: { creatorId: true } })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  return { unsubscribed: await listWantingNoMail(db, actor, { emails }) }
}
