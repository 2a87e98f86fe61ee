import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { notAQuickAsk } from '@/lib/reviews/quick/refusals'
import { answeredInPlace } from '@/lib/reviews/model/queries/in-place'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import {
  alreadyAnswered,
  closedForAnswers,
  noLongerAsked,
  optedOut,
  pausedForNow,
} from '@/lib/reviews/responses/refusals'
import { isId } from '@/lib/shared/id'

/** Throws unless it is a named quick ask; only those can be answered outside the product. */
async function ensureNamedAsk({ workspaceId }: Actor, id: string): Promise<void> {
  const where = { id, workspaceId, status: { not: 'DRAFT' } } as const
  if (!isId(id) || (await db.review.count({ where })) === 0) throw noSuchReview()
  const isOne = (await db.review.count({ where: { ...where, ...answeredInPlace, anonymity: 'NAMED' } })) > 0
  if (!isOne) throw notAQuickAsk()
}

const refusals = {
  answered: alreadyAnswered,
  'opted-out': optedOut,
  closed: closedForAnswers,
  paused: pausedForNow,
  removed: noLongerAsked,
} as const

export async function getAsk(actor: Actor, id: string) {
  await ensureNamedAsk(actor, id)
  const { state, creatorName, privacyNotice, questions } = await getAnswering(actor, id)
  return { state, creatorName, privacyNotice, question: questions[0]?.text ?? '' }
}

export async function getOpenAsk(actor: Actor, id: string) {
  const { state, ...ask } = await getAsk(actor, id)
  if (state !== 'open') throw refusals[state]()
  return ask
}
