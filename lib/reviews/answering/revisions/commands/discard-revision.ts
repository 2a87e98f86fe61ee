import 'server-only'
import { transaction } from '@/lib/platform/db'
import { holdRespondent, type Asker } from '@/lib/reviews/running/respondents/queries'
import type { RespondInput } from '@/lib/reviews/answering/responses/schema'
import { revisionOwnerOf } from '@/lib/reviews/answering/revisions/queries'

/** Forgets changes that were not sent; what was sent stays. */
export const discardRevision = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    const owner = revisionOwnerOf(respondent)
    if (owner !== null) await tx.response.deleteMany({ where: { reviewId, ...owner } })
    return { id: reviewId }
  })
