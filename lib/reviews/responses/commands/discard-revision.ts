import 'server-only'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { RespondInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { revisionOwnerOf } from '@/lib/reviews/responses/queries/response-owners'

/** The sent answers stay. */
export const discardRevision = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'SHARE')
    const owner = revisionOwnerOf(respondent)
    if (owner !== null) await tx.response.deleteMany({ where: { reviewId, ...owner } })
    return { id: reviewId }
  })
