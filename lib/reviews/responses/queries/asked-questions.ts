import 'server-only'
import type { AnswerParts, AskedQuestion } from '@/lib/reviews/responses/rules/answers'
import type { Tx } from '@/lib/platform/db'
import type { Keyed } from './response-owners'
import { givenIn, storedSelect } from './stored-answers'
import { askedSelect } from '@/lib/reviews/model/queries/list-questions'

export type AnswersByQuestion = Record<string, AnswerParts>

/** In order, for validating answers. */
export const listAskedQuestions = (tx: Tx, reviewId: string): Promise<AskedQuestion[]> =>
  tx.question.findMany({ where: { reviewId }, orderBy: { position: 'asc' }, select: askedSelect })

/** By question id. */
export async function findGiven(tx: Tx, review: Keyed, responseId: string): Promise<Map<string, AnswerParts>> {
  const where = { id: responseId }
  const select = storedSelect
  return givenIn(review, await tx.response.findUniqueOrThrow({ relationLoadStrategy: 'join', where, select }))
}
