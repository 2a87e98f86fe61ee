import { systemActor, type Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { getReviewHead, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { aMember } from './members'
import { aboutPerson, aCircle, aResponse, aReview, allAnswers, type GivenForm, type SentReview } from './reviews'

/** Lets a review reach its close date. */
export async function closeByDate({ id }: { id: string }) {
  const closesAt = daysFrom(now(), -1)
  const { workspaceId } = await db.review.update({ where: { id }, data: { closesAt }, select: { workspaceId: true } })
  return closeReview(systemActor(workspaceId), { id })
}

/** What the one with this place among the respondents answers. */
type Answering = (review: SentReview, index: number, group: Relationship) => AnswerInput[]

export type GroupsGiven = GivenForm & {
  groups: readonly Relationship[]
  answering?: Answering
  /** Goes on running, or is closed and not released. */
  until?: 'running' | 'closed' | 'released'
}

/**
 * A review about somebody, answered by one colleague for each of the groups, in their order; SELF is the subject. It is
 * released unless told otherwise.
 */
export async function anAnsweredReview({ groups, answering = allAnswers, until = 'released', ...given }: GroupsGiven) {
  const { workspace, creator, asked: colleagues } = await aCircle(groups.length)
  const subject = await aMember({ workspace, firstName: 'Tom' })
  const asked = colleagues.map((colleague, index) => (groups[index] === 'SELF' ? subject : colleague))
  const about = aboutPerson(subject)
  const review = await aReview(creator, { asked, ...about, ...given })
  for (const [index, actor] of asked.entries()) {
    const group = groups[index] ?? 'OTHER'
    const where = { reviewId: review.id, memberId: actor.memberId }
    await db.reviewAssignee.updateMany({ where, data: { relationship: group } })
    await aResponse(actor, review, answering(review, index, group))
  }
  if (until !== 'running') await closeReview(creator, { id: review.id })
  if (until === 'released') await releaseReview(creator, { id: review.id })
  return { workspace, creator, subject, asked, review }
}

/** The head of a sent review for one of its readers. */
export async function aHead(actor: Actor, { id }: { id: string }): Promise<ReviewHead> {
  const head = await getReviewHead(actor, id)
  if (!head) throw new Error('this is still a draft')
  return head
}
