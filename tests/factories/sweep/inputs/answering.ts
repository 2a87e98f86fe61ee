import type { Inputs } from '@/tests/factories/sweep/world'
import { answersTo, postedTo } from './answers'

export const answeringInputs: Inputs = {
  saveAnswersAction: ({ review }) => ({ reviewId: review.id, answers: answersTo(review) }),
  submitResponseAction: ({ review }) => ({ reviewId: review.id, answers: answersTo(review) }),
  postAnswersAction: ({ review }) => ({ reviewId: review.id, ...postedTo(review) }),
  optOutOfReviewAction: ({ review: { id } }) => ({ reviewId: id }),
  undoOptOutAction: ({ review: { id } }) => ({ reviewId: id }),
  viewReviewAction: ({ review: { id } }) => ({ reviewId: id }),
  declineFutureRoundsAction: ({ review: { id } }) => ({ reviewId: id }),
  rejoinFutureRoundsAction: ({ review: { id } }) => ({ reviewId: id }),
  saveRevisionAction: ({ answered }) => ({ reviewId: answered.id, answers: answersTo(answered) }),
  sendRevisionAction: ({ answered }) => ({ reviewId: answered.id, answers: answersTo(answered) }),
  discardRevisionAction: ({ answered: { id } }) => ({ reviewId: id }),
}
