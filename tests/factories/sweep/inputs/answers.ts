import { answerField, shownField } from '@/lib/reviews/responses/rules/posted-fields'
import { anAnswer, type SentReview } from '@/tests/factories/reviews'

/** An answer to the first question of a review. */
export const answersTo = (review: SentReview) => review.questions.slice(0, 1).map((question) => anAnswer(question))

/** The same as a browser sends it by itself. */
export const postedTo = (review: SentReview) =>
  Object.fromEntries(
    review.questions.slice(0, 1).flatMap(({ id }) => [
      [answerField(id), 'Short'],
      [shownField(id), '1'],
    ]),
  )
