import 'server-only'
import type { Digest } from '@/lib/access/digest'
import { listMembersDue } from './reminders/queries/list-people-due'
import { remindOfReviews } from './reminders/steps/remind-of-reviews'

/** Feedback that waits for an answer. */
export const reviewsDigest: Digest = { listDue: listMembersDue, remind: remindOfReviews }
