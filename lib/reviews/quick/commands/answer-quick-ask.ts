import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { notAQuickAsk } from '@/lib/reviews/quick/refusals'
import type { AnswerQuickAskInput } from '@/lib/reviews/quick/schema'
import { answeredInPlace } from '@/lib/reviews/model/queries/in-place'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'

/** Throws where others read it, too, because the list promises that only the asker does. Sending again changes nothing. */
export async function answerQuickAsk(actor: Actor, { reviewId, text }: AnswerQuickAskInput) {
  const sent = { id: reviewId, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } } as const
  const question = await db.question.findFirst({
    where: { review: { ...sent, ...answeredInPlace } },
    select: { id: true },
  })
  if (!question && (await db.review.count({ where: sent })) === 0) throw noSuchReview()
  if (!question) throw notAQuickAsk()
  return submitResponse(actor, { reviewId, answers: [{ questionId: question.id, text }] })
}
