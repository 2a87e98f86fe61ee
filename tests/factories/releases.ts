import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { aMember } from './members'
import { aboutPerson, aCircle, anAnswer, aQuestion, aResponse, aReview, type GivenForm } from './reviews'

type GivenClosed = GivenForm & { answers?: number; isShared?: boolean }

/**
 * A closed review about Tom with a question for words and one for stars, answered by as many as `answers` says. The
 * reader is a colleague, with whom it is shared from the beginning if `isShared`.
 */
export async function aClosedReview({ answers = 4, isShared = false, ...given }: GivenClosed = {}) {
  const { workspace, creator, asked } = await aCircle(5)
  const subject = await aMember({ workspace, firstName: 'Tom' })
  const reader = await aMember({ workspace, firstName: 'Rea' })
  const sharedWithIds = isShared ? [reader.memberId] : []
  const questions = [aQuestion('textarea'), aQuestion('rating', { editableFeedback: true })]
  const review = await aReview(creator, { asked, questions, sharedWithIds, ...aboutPerson(subject), ...given })
  for (const [index, actor] of asked.slice(0, answers).entries()) {
    const texts = review.questions.map((question) => anAnswer(question, { text: `Said by ${index}` }))
    await aResponse(actor, review, texts)
  }
  await closeReview(creator, { id: review.id })
  return { workspace, creator, subject, reader, asked, review, id: review.id }
}

/** The same, released to Tom. */
export async function aReleasedReview(given: GivenClosed = {}) {
  const scene = await aClosedReview(given)
  await releaseReview(scene.creator, { id: scene.id })
  return scene
}

/** A closed review about this person, answered by one other. */
export async function aReviewClosedOn(creator: Actor, subject: Actor, given: GivenForm = {}) {
  const workspace = { id: creator.workspaceId }
  const giver = await aMember({ workspace })
  const review = await aReview(creator, { asked: [giver], ...aboutPerson(subject), ...given })
  await aResponse(giver, review)
  await closeReview(creator, { id: review.id })
  return review
}

/** The same, released to them. */
export async function aReviewReleasedTo(creator: Actor, subject: Actor, given: GivenForm = {}) {
  const review = await aReviewClosedOn(creator, subject, given)
  await releaseReview(creator, { id: review.id })
  return review
}

/** An answer of a review that says something, to its first question. */
export const aWrittenAnswer = (reviewId: string) =>
  db.answer.findFirstOrThrow({
    where: { reviewId, text: { not: null } },
    orderBy: [{ question: { position: 'asc' } }, { id: 'asc' }],
    select: { id: true, text: true, questionId: true },
  })

/** What the log says about an act on something, oldest first. */
export const auditOf = (objectId: string) =>
  db.auditEntry.findMany({
    where: { objectId },
    orderBy: { createdAt: 'asc' },
    select: { action: true, memberId: true, title: true },
  })
