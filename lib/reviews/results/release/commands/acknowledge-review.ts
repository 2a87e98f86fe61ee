import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { noSuchReview } from '../../../refusals'
import { isReleased } from '../../../rules'
import { reviewAcknowledged } from '../notices'
import { isOwnFeedback } from '../policy'
import { notAboutYou } from '../refusals'
import type { AcknowledgeReviewInput } from '../schema'

const select = {
  id: true,
  title: true,
  status: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
  creator: { select: { status: true } },
} as const

/** Its subject says that they have read what was released to them, perhaps with a word. It is said once. */
export const acknowledgeReview = (actor: Actor, { id, comment }: AcknowledgeReviewInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const where = { id, workspaceId, status: { not: 'DRAFT' } } as const
    const review = await tx.review.findFirst({ where, select })
    if (!review) throw noSuchReview()
    if (!isOwnFeedback(actor, review) || !isReleased(review.status)) throw notAboutYou()
    const data = { status: 'ACKNOWLEDGED', acknowledgedAt: now(), acknowledgement: comment || null } as const
    const acknowledged = await tx.review.updateMany({ where: { id, workspaceId, status: 'RELEASED' }, data })
    if (acknowledged.count === 1 && review.creator.status === 'ACTIVE') await reviewAcknowledged(tx, actor, review)
    return { id }
  })
