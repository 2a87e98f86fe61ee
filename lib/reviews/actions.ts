'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { closeReview } from './commands/close-review'
import { reviewIdSchema } from './schema'

export const closeReviewAction = memberAction(reviewIdSchema, closeReview, () => refresh())
