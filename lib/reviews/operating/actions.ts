'use server'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import { reviewIdSchema } from '@/lib/reviews/model/schema'
import { closeReview } from './commands/close-review'
import { refresh } from 'next/cache'
import { runReviewSchema, reopenReviewSchema, editReviewSchema } from './schema'
import { pauseReview } from './commands/pause-review'
import { resumeReview } from './commands/resume-review'
import { reopenReview } from './commands/reopen-review'
import { editReview } from './commands/edit-review'

export const closeReviewAction = memberAction(reviewIdSchema, closeReview, othersRefused('feedback.run'), refresh)

export const pauseReviewAction = memberAction(runReviewSchema, pauseReview, othersRefused('feedback.run'), refresh)
export const resumeReviewAction = memberAction(runReviewSchema, resumeReview, othersRefused('feedback.run'), refresh)
export const reopenReviewAction = memberAction(reopenReviewSchema, reopenReview, othersRefused('feedback.run'), refresh)
export const editReviewAction = memberAction(editReviewSchema, editReview, othersRefused('feedback.run'), refresh)
