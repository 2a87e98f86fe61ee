'use server'
import { revalidatePath } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import {
  releaseReviewSchema,
  hideAnswerSchema,
  answerIdSchema,
  acknowledgeReviewSchema,
  shareReviewSchema,
  unshareReviewSchema,
} from './schema'
import { releaseReview } from './commands/release-review'
import { hideAnswer } from './commands/hide-answer'
import { showAnswer } from './commands/show-answer'
import { pinAnswer } from './commands/pin-answer'
import { unpinAnswer } from './commands/unpin-answer'
import { acknowledgeReview } from './commands/acknowledge-review'
import { shareReview } from './commands/share-review'
import { unshareReview } from './commands/unshare-review'

const refreshReview = ({ id }: { id: string }) => {
  revalidatePath(`/feedback/preview/${id}`)
  revalidatePath(`/feedback/shared/${id}`)
}

export const releaseReviewAction = memberAction(
  releaseReviewSchema,
  releaseReview,
  othersRefused('feedback.run'),
  ({ id }) => revalidatePath(`/feedback/preview/${id}`, 'layout'),
)
export const hideAnswerAction = memberAction(hideAnswerSchema, hideAnswer, othersRefused('feedback.run'))
export const showAnswerAction = memberAction(
  answerIdSchema,
  showAnswer,
  othersRefused('feedback.run'),
  ({ reviewId }) => revalidatePath(`/feedback/preview/${reviewId}/as-subject`),
)

const refreshPinned = ({ reviewId }: { reviewId: string }) => {
  revalidatePath(`/feedback/preview/${reviewId}`, 'layout')
  revalidatePath(`/feedback/shared/${reviewId}`)
}

export const pinAnswerAction = memberAction(answerIdSchema, pinAnswer, othersRefused('feedback.run'), refreshPinned)
export const unpinAnswerAction = memberAction(answerIdSchema, unpinAnswer, othersRefused('feedback.run'), refreshPinned)

export const acknowledgeReviewAction = memberAction(
  acknowledgeReviewSchema,
  acknowledgeReview,
  othersRefused('feedback.read'),
  refreshReview,
)

const refresh = ({ id }: { id: string }) => {
  revalidatePath(`/feedback/preview/${id}`)
  revalidatePath(`/feedback/shared/${id}`)
}

export const shareReviewAction = memberAction(shareReviewSchema, shareReview, othersRefused('feedback.read'), refresh)
export const unshareReviewAction = memberAction(
  unshareReviewSchema,
  unshareReview,
  othersRefused('feedback.read'),
  refresh,
)
