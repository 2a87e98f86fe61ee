'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { editReview } from './commands/edit-review'
import { pauseReview } from './commands/pause-review'
import { reopenReview } from './commands/reopen-review'
import { resumeReview } from './commands/resume-review'
import { editReviewSchema, reopenReviewSchema, runReviewSchema } from './schema'

export const pauseReviewAction = memberAction(runReviewSchema, pauseReview, () => refresh())
export const resumeReviewAction = memberAction(runReviewSchema, resumeReview, () => refresh())
export const reopenReviewAction = memberAction(reopenReviewSchema, reopenReview, () => refresh())
export const editReviewAction = memberAction(editReviewSchema, editReview, () => refresh())
