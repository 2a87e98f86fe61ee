import 'server-only'
import { transaction } from '@/lib/platform/db'
import { holdRespondent, type Asker } from '../../../running/respondents/queries'
import type { RespondInput } from '../../responses/schema'
import { revisionOwnerOf } from '../queries'

/** Forgets changes that were not sent; what was sent stays. */
export const discardRevision = (asker: Asker, { reviewId }: RespondInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    const owner = revisionOwnerOf(respondent)
    if (owner !== null) await tx.response.deleteMany({ where: { reviewId, ...owner } })
    return { id: reviewId }
  })
