'use server'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { takeOverReviewsSchema } from './schema'
import { takeOverReviews } from './commands/take-over-reviews'
import { refresh } from 'next/cache'

export const takeOverReviewsAction = memberAction(
  takeOverReviewsSchema,
  takeOverReviews,
  adminsOnly('feedback.left'),
  refresh,
)
