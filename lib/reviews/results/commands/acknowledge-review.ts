import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { saidOtherwise, notAboutYou } from '@/lib/reviews/results/refusals'
import type { Actor } from '@/lib/access/actor'
import type { AcknowledgeReviewInput } from '@/lib/reviews/results/schema'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { isOwnFeedback } from '@/lib/reviews/results/policy'
import { isReleased } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'
import { reviewAcknowledged } from '@/lib/reviews/results/notices/review-released'

const select = {
  id: true,
  title: true,
  status: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
  creator: { select: { status: true } },
} as const

/** A comment added later fills an empty one and never replaces one that was read. True if it is new. */
async function addWord(tx: Tx, where: { id: string; workspaceId: string }, comment: string) {
  const added = await tx.review.updateMany({
    where: { ...where, acknowledgement: null },
    data: { acknowledgement: comment },
  })
  if (added.count === 1) return true
  const { acknowledgement } = await tx.review.findFirstOrThrow({ where, select: { acknowledgement: true } })
  if (acknowledgement !== comment) throw saidOtherwise()
  return false
}

/** The subject confirms once that they read the released feedback, with an optional comment. */
export const acknowledgeReview = (actor: Actor, { id, comment }: AcknowledgeReviewInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const where = { id, workspaceId }
    const review = await tx.review.findFirst({ where: { ...where, status: { not: 'DRAFT' } }, select })
    if (!review) throw noSuchReview()
    if (!isOwnFeedback(actor, review) || !isReleased(review.status)) throw notAboutYou()
    const data = { status: 'ACKNOWLEDGED', acknowledgedAt: now(), acknowledgement: comment || null } as const
    const acknowledged = await tx.review.updateMany({ where: { ...where, status: 'RELEASED' }, data })
    const isFirst = acknowledged.count === 1
    const isReply = !isFirst && comment !== '' && (await addWord(tx, where, comment))
    if ((isFirst || isReply) && review.creator.status === 'ACTIVE')
      await reviewAcknowledged(tx, actor, review, {
        did: isFirst ? 'acknowledged' : 'replied',
        hasReply: comment !== '',
      })
    return { id }
  })
