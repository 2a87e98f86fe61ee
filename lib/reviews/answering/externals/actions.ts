'use server'
import { reviewerAction } from '@/lib/access/action'
import { nameReviewer } from './commands/name-reviewer'
import { nameReviewerSchema } from './schema'

export const nameReviewerByLinkAction = reviewerAction(nameReviewerSchema, nameReviewer)
