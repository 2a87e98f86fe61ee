'use server'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { roundIdSchema } from '../rounds/schema'
import { reviewIdSchema } from '../schema'
import { copyReview } from './commands/copy-review'
import { copyRound } from './commands/copy-round'

export const copyReviewAction = memberAction(reviewIdSchema, copyReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
// Whom it is about and whom it asks is what changes from round to round.
export const copyRoundAction = memberAction(roundIdSchema, copyRound, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=permissions`),
)
