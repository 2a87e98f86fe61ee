'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { closeReview } from './commands/close-review'
import { deleteDraft } from './commands/delete-draft'
import { publishReview } from './commands/publish-review'
import { releaseReview } from './commands/release-review'
import { saveDraft } from './commands/save-draft'
import { startReview } from './commands/start-review'
import { publishReviewSchema, reviewIdSchema, saveDraftSchema, startReviewSchema } from './schema'

export const startReviewAction = memberAction(startReviewSchema, startReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
export const saveDraftAction = memberAction(saveDraftSchema, saveDraft)
export const publishReviewAction = memberAction(publishReviewSchema, publishReview, ({ id }) =>
  redirect(`/feedback/preview/${id}`),
)
export const deleteDraftAction = memberAction(reviewIdSchema, deleteDraft, () => redirect('/feedback?tab=created'))
export const closeReviewAction = memberAction(reviewIdSchema, closeReview, ({ id }) =>
  revalidatePath(`/feedback/preview/${id}`),
)
export const releaseReviewAction = memberAction(reviewIdSchema, releaseReview, ({ id }) =>
  revalidatePath(`/feedback/preview/${id}`),
)
