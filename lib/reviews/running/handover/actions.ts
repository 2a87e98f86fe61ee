'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { takeOverReviews } from './commands/take-over-reviews'
import { takeOverReviewsSchema } from './schema'

export const takeOverReviewsAction = memberAction(takeOverReviewsSchema, takeOverReviews, () => refresh())
