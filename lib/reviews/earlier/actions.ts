'use server'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { reviewIdSchema } from '../schema'
import { copyReview } from './commands/copy-review'

export const copyReviewAction = memberAction(reviewIdSchema, copyReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
