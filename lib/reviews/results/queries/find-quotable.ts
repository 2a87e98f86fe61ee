import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { isQuotable } from '@/lib/reviews/results/rules/quotes'
import { getReviewHead } from './get-review-head'
import { findShown } from './get-texts'

export async function isShownAsQuote(actor: Actor, id: string): Promise<boolean> {
  const where = { id, workspaceId: actor.workspaceId, isCounted: true }
  const select = { reviewId: true, questionId: true, relationship: true } as const
  const answer = await db.answer.findFirst({ where, select })
  const head = answer && (await getReviewHead(actor, answer.reviewId))
  if (!answer || !head || head.hidden !== null) return false
  return isQuotable((await findShown(head, answer.questionId)).shown, answer.relationship)
}
