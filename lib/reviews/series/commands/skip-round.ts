import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { ReviewIdInput } from '@/lib/reviews/model/schema'
import { roundSkipped } from '@/lib/reviews/series/notices'
import { findLastOccurrence, isStillSentBy, type Sender } from '@/lib/reviews/series/queries/find-last-occurrence'
import { lockSeries } from '@/lib/reviews/series/steps/lock-series'
import { takeDueRound } from '@/lib/reviews/series/steps/take-due-round'

type Skipped = ReviewIdInput & { reason: string; sender: Sender }

/** Leaves out the due round. Null when none is due any longer, or `sender` was replaced. */
export const skipRound = ({ workspaceId }: SystemActor, { id, reason, sender }: Skipped) =>
  transaction(async (tx) => {
    const series = await lockSeries(tx, id, workspaceId)
    if (!isStillSentBy(sender, series) || (await takeDueRound(tx, series)) === null) return null
    const last = await findLastOccurrence(tx, id)
    if (last) await roundSkipped(tx, { id, workspaceId, creatorId: series.creatorId, reason, last })
    return { id }
  })
