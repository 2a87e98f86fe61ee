import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { requestsOver } from '@/lib/reviews/model/notices'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { quickAskClosed } from '@/lib/reviews/responses/notices'
import { closeIfAnswered } from '@/lib/reviews/responses/steps/close-if-answered'

/** Closes a quick ask once the last person it waited for drops out, or its creator leaves. Closing twice changes nothing. */
export const closeAnsweredAsk = (actor: SystemActor, { id }: { id: string }): Promise<{ isClosed: boolean }> =>
  transaction(async (tx) => {
    const review = await lockReview(tx, actor, id)
    const isClosed = await closeIfAnswered(tx, id)
    if (!isClosed) return { isClosed }
    await requestsOver(tx, id)
    await quickAskClosed(tx, review.creatorId, review)
    return { isClosed }
  })
