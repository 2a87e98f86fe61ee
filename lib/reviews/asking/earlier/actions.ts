'use server'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { copyReview } from './commands/copy-review'
import { copyRound } from './commands/copy-round'
import { copyReviewSchema, copyRoundSchema } from './schema'

export const copyReviewAction = memberAction(copyReviewSchema, copyReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
// Whom it is about and whom it asks is what changes from round to round.
export const copyRoundAction = memberAction(copyRoundSchema, copyRound, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=permissions`),
)
