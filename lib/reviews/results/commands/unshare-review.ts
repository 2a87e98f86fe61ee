import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { UnshareReviewInput } from '@/lib/reviews/results/schema'
import { transaction } from '@/lib/platform/db'
import { lockShared } from '@/lib/reviews/results/steps/lock-shared'
import { sharedBySomebodyElse } from '@/lib/reviews/results/refusals'
import { reviewUnshared } from '@/lib/reviews/results/notices/review-shared'
import { readsReview } from '@/lib/reviews/results/queries/list-unreadable'
import { titleOnRecord } from '@/lib/reviews/model/rules/note-title'
import { fullName } from '@/lib/members/rules'
import { record } from '@/lib/audit/record'

const person = { select: { role: true, user: { select: { email: true, firstName: true, lastName: true } } } } as const

/** Always allowed. Unsharing twice changes nothing. */
export const unshareReview = (actor: Actor, { id, memberId }: UnshareReviewInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const review = await lockShared(tx, actor, id)
    const where = { workspaceId, reviewId: id, memberId }
    const shared = await tx.sharedReview.findFirst({ where, select: { sharedById: true, member: person } })
    if (!shared) return { id }
    const isOwn = review.sharer === 'creator' || shared.sharedById === actor.memberId
    if (!isOwn) throw sharedBySomebodyElse()
    await tx.sharedReview.deleteMany({ where })
    const { role, user } = shared.member
    const stillReads = await readsReview(tx, { workspaceId, memberId, role }, id)
    if (!stillReads) await reviewUnshared(tx, workspaceId, { memberId, email: user.email }, id)
    const title = `Stopped sharing ${titleOnRecord(review)} with ${fullName(user)}`
    await record(tx, actor, { action: 'review.unshared', objectId: id, title })
    return { id }
  })
