import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { askingSelect, askingTo } from '@/lib/reviews/responses/queries/asking-review'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { promiseChanged } from '@/lib/reviews/responses/refusals'

type Promised = { reviewId: string; notice?: string | undefined }

/** Throws where the writer, while writing, read of other readers than there are now. The review is locked. */
export async function ensureSamePromise(tx: Tx, asker: Asker, { reviewId, notice }: Promised) {
  if (notice === undefined) return
  const review = await tx.review.findUniqueOrThrow({ where: { id: reviewId }, select: askingSelect })
  const [promise = ''] = askingTo(asker, review).privacyNotice
  if (promise !== notice) throw promiseChanged(promise)
}
