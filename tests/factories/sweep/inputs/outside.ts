import type { Inputs } from '@/tests/factories/sweep/world'
import { answersTo, postedTo } from './answers'

export const outsideInputs: Inputs = {
  saveAnswersByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  submitResponseByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  optOutOfReviewByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  undoOptOutByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  viewReviewByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  declineFutureRoundsByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  rejoinFutureRoundsByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  saveRevisionByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  sendRevisionByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  discardRevisionByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  nameReviewerByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id, name: 'Taken over' }),
  postAnswersByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, ...postedTo(review) }),
}
