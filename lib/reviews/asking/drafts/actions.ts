'use server'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { reviewIdSchema, saveDraftSchema, startReviewSchema } from '@/lib/reviews/schema'
import { deleteDraft } from './commands/delete-draft'
import { saveDraft } from './commands/save-draft'
import { startReview } from './commands/start-review'

export const startReviewAction = memberAction(startReviewSchema, startReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
export const saveDraftAction = memberAction(saveDraftSchema, saveDraft)
export const deleteDraftAction = memberAction(reviewIdSchema, deleteDraft, () => redirect('/feedback?tab=created'))
