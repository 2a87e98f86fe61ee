'use server'
import { memberAction } from '@/lib/access/action'
import { reviewIdSchema } from '@/lib/reviews/schema'
import { closeReview } from './commands/close-review'
import { refresh } from 'next/cache'
import { runReviewSchema, reopenReviewSchema, editReviewSchema } from './schema'
import { pauseReview } from './commands/pause-review'
import { resumeReview } from './commands/resume-review'
import { reopenReview } from './commands/reopen-review'
import { editReview } from './commands/edit-review'

export const closeReviewAction = memberAction(reviewIdSchema, closeReview, () => refresh())

export const pauseReviewAction = memberAction(runReviewSchema, pauseReview, () => refresh())
export const resumeReviewAction = memberAction(runReviewSchema, resumeReview, () => refresh())
export const reopenReviewAction = memberAction(reopenReviewSchema, reopenReview, () => refresh())
export const editReviewAction = memberAction(editReviewSchema, editReview, () => refresh())
