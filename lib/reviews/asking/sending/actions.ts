'use server'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { publishReviewSchema, reviewIdSchema } from '@/lib/reviews/schema'
import { publishReview } from './commands/publish-review'
import { takeBackReview } from './commands/take-back-review'

export const publishReviewAction = memberAction(publishReviewSchema, publishReview, ({ id, roundId, startsAt }) => {
  if (startsAt !== null) redirect(`/feedback/edit/${id}`)
  redirect(roundId === null ? `/feedback/preview/${id}` : `/feedback/round/${roundId}`)
})
export const takeBackReviewAction = memberAction(reviewIdSchema, takeBackReview, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=permissions`),
)
