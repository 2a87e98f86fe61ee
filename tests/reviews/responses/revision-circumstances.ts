import { aRunningReview, aResponse, aCircle, aReview, storedOf, type GivenForm } from '@/tests/factories/reviews'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { sendRevision } from '@/lib/reviews/responses/commands/send-revision'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'

/** A review that one of three people has answered, with their ways of changing what they sent. */
export async function anAnsweredReview(given: GivenForm = {}) {
  const running = await aRunningReview(given)
  const { respondent, review } = running
  await aResponse(respondent, review)
  const reviewId = review.id
  return {
    ...running,
    save: (...answers: AnswerInput[]) => saveRevision(respondent, { reviewId, answers }),
    send: (...answers: AnswerInput[]) => sendRevision(respondent, { reviewId, answers }),
  }
}

/** A review that somebody of this role was asked for alone, and has answered. */
export async function anAnswerBy(role: Role) {
  const { workspace, creator } = await aCircle(0)
  const respondent = await aMember({ workspace, role })
  const review = await aReview(creator, { asked: [respondent] })
  await aResponse(respondent, review)
  return { respondent, review }
}

/** What counts of a review: the answers in every figure and list, in the order of their questions. */
export async function countedIn(reviewId: string) {
  const { answers, review } = await storedOf(reviewId)
  const counted = answers.filter(({ isCounted }) => isCounted)
  return {
    answeredCount: review.answeredCount,
    texts: counted
      .map(({ text }) => text)
      .filter((text) => text !== null)
      .sort(),
    count: counted.length,
  }
}

export const pause = (id: string) => db.review.update({ where: { id }, data: { status: 'INACTIVE' } })
