import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewIdInput } from '@/lib/reviews/model/schema'
import { transaction } from '@/lib/platform/db'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { alreadySent } from '@/lib/reviews/model/refusals'

/** Unschedules a review; a second call changes nothing. */
export const takeBackReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const draft = await lockDraft(tx, actor, id)
    if (draft.status !== 'DRAFT') throw alreadySent()
    await tx.review.update({ where: { id }, data: { startsAt: null }, select: { id: true } })
    return { id }
  })
