import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { notAQuickAsk } from '@/lib/reviews/quick/refusals'
import type { AnswerQuickAskInput } from '@/lib/reviews/quick/schema'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'

/** Sending again changes nothing. */
export async function answerQuickAsk(actor: Actor, { reviewId, text }: AnswerQuickAskInput) {
  const review = await db.review.findFirst({
    where: { id: reviewId, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } },
    select: { kind: true, questions: { select: { id: true } } },
  })
  if (!review) throw noSuchReview()
  const [question] = review.questions
  if (review.kind !== 'QUICK' || !question) throw notAQuickAsk()
  return submitResponse(actor, { reviewId, answers: [{ questionId: question.id, text }] })
}
