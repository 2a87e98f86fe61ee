import { aCircle, aReview, aReviewer, questionOf, type GivenForm, type SentReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { postAnswers } from '@/lib/reviews/responses/commands/post-answers'
import { postAnswersSchema } from '@/lib/reviews/responses/schema'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { shownField, answerField, optionField } from '@/lib/reviews/responses/rules/posted-fields'

export type Fields = Record<string, string>

/** A review that asks somebody outside, with their way of sending its form. */
export async function anExternalReviewer(given: GivenForm = {}) {
  const { creator, asked } = await aCircle(2)
  const email = `${unique('olga')}@client.example`
  const review = await aReview(creator, { asked, emails: [email], ...given })
  const reviewer = await aReviewer(email)
  const post = (fields: Fields, by: ReviewerActor = reviewer) =>
    postAnswers(by, postAnswersSchema.parse({ reviewId: review.id, ...fields }))
  return { creator, review, reviewer, post, read: () => getAnswering(reviewer, review.id) }
}

/** Says of each question that it was there to be answered. */
export const shown = ({ questions }: SentReview): Fields =>
  Object.fromEntries(questions.map(({ id }) => [shownField(id), '1']))

/** Every field of the form, filled in. */
export function filled(review: SentReview): Fields {
  const [option] = questionOf(review, 'checkbox').options
  return {
    ...shown(review),
    [answerField(questionOf(review, 'input').id)]: 'Short and clear',
    [answerField(questionOf(review, 'textarea').id)]: 'First\r\nthen',
    [answerField(questionOf(review, 'scale').id)]: '0',
    [answerField(questionOf(review, 'yesno').id)]: 'no',
    [answerField(questionOf(review, 'rating').id)]: '8',
    [optionField(questionOf(review, 'checkbox').id, option?.id ?? '')]: option?.id ?? '',
  }
}
