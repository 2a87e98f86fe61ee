'use server'
import { refresh, revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { closeReview } from './commands/close-review'
import { deleteDraft } from './commands/delete-draft'
import { publishReview } from './commands/publish-review'
import { releaseReview } from './commands/release-review'
import { saveDraft } from './commands/save-draft'
import { startReview } from './commands/start-review'
import { takeBackReview } from './asking/sending/commands/take-back-review'
import { releaseReviewSchema } from './results/release/schema'
import { publishReviewSchema, reviewIdSchema, saveDraftSchema, startReviewSchema } from './schema'

export const startReviewAction = memberAction(startReviewSchema, startReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
export const saveDraftAction = memberAction(saveDraftSchema, saveDraft)
export const publishReviewAction = memberAction(publishReviewSchema, publishReview, ({ id, roundId, startsAt }) => {
  if (startsAt !== null) redirect(`/feedback/edit/${id}`)
  redirect(roundId === null ? `/feedback/preview/${id}` : `/feedback/round/${roundId}`)
})
export const takeBackReviewAction = memberAction(reviewIdSchema, takeBackReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=permissions`),
)
export const deleteDraftAction = memberAction(reviewIdSchema, deleteDraft, () => redirect('/feedback?tab=created'))
export const closeReviewAction = memberAction(reviewIdSchema, closeReview, () => refresh())
export const releaseReviewAction = memberAction(releaseReviewSchema, releaseReview, ({ id }) =>
  revalidatePath(`/feedback/preview/${id}`, 'layout'),
)
