import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { alreadySent } from '@/lib/reviews/refusals'
import type { ReviewIdInput } from '@/lib/reviews/schema'
import { holdDraft } from '@/lib/reviews/asking/sending/queries'

/** Makes a scheduled review a draft to be written again; it is not sent by itself any more. Twice changes nothing. */
export const takeBackReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const draft = await holdDraft(tx, actor, id)
    if (draft.status !== 'DRAFT') throw alreadySent()
    await tx.review.update({ where: { id }, data: { startsAt: null }, select: { id: true } })
    return { id }
  })
