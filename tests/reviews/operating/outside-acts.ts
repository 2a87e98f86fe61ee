import { db } from '@/lib/platform/db'
import { findReviewer, reviewerCode, type ReviewerActor } from '@/lib/access/reviewer'
import { newest, type World } from './world'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { now } from '@/lib/platform/clock'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { questionSelect } from '@/lib/reviews/model/queries/list-questions'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { anAnswer } from '@/tests/factories/reviews'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'

/** The place of an address in a round, or null. */
export const placeOutside = (reviewId: string, email: string) =>
  db.externalReviewer.findUnique({ where: { reviewId_email: { reviewId, email } }, select: { assigneeId: true } })

/** Whoever holds the link that an address was given to a round, or null where it opens nothing. */
export async function holderOf(reviewId: string, email: string): Promise<ReviewerActor | null> {
  const place = await placeOutside(reviewId, email)
  return place && findReviewer(reviewerCode(place.assigneeId))
}

type OutsideAct = (world: World, email: string) => Promise<unknown>

/** What happens to somebody without an account, and what they do. */
export const outsideActs = {
  invite: (world, email) => askExternalReviewers(world.creator, { id: newest(world), emails: [email] }),
  shut: async (world, email) => {
    const id = newest(world)
    const place = await placeOutside(id, email)
    if (!place) return
    await removeRespondent(world.creator, { id, assigneeId: place.assigneeId })
    world.shut.set(`${id} ${email}`, now())
  },
  silence: async (world, email) => {
    if (world.silent.has(email)) return
    await unsubscribeFrom({ id: newest(world) }, email)
    world.silent.set(email, now())
  },
  answerOutside: async (world, email) => {
    const reviewId = newest(world)
    const holder = await holderOf(reviewId, email)
    if (!holder) return
    const questions = await db.question.findMany({ where: { reviewId }, select: questionSelect })
    await submitResponse(holder, { reviewId, answers: questions.map((question) => anAnswer(question)) })
  },
  declineOutside: async (world, email) => {
    const reviewId = newest(world)
    const holder = await holderOf(reviewId, email)
    if (holder) await optOutOfReview(holder, { reviewId })
  },
} satisfies Record<string, OutsideAct>
