'use server'
import { memberAction } from '@/lib/access/action'
import { takeOverReviewsSchema } from './schema'
import { takeOverReviews } from './commands/take-over-reviews'
import { refresh } from 'next/cache'

export const takeOverReviewsAction = memberAction(takeOverReviewsSchema, takeOverReviews, () => refresh())
