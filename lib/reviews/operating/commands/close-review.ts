import 'server-only'
import { transaction, type Tx, type Prisma } from '@/lib/platform/db'
import { resultsHidden } from '@/lib/reviews/model/rules/anonymity'
import { fullName } from '@/lib/members/rules'
import { hasLeft } from '@/lib/reviews/handover/rules'
import { seesNames } from '@/lib/reviews/model/rules/readers'
import { unlinkAnswers } from '@/lib/reviews/responses/steps/unlink-answers'
import { closedByCreator, resultsReady, reviewClosed } from '@/lib/reviews/operating/notices/review-closed'
import { listKeepers } from '@/lib/reviews/series/queries/find-last-occurrence'
import { leftReviewClosed } from '@/lib/reviews/handover/notices'
import { now } from '@/lib/platform/clock'
import { wake } from '@/lib/platform/queue'
import { RELEASE_JOB, VACUUM_JOB, hasEnded, type LockedReview } from '@/lib/reviews/model/rules/review-state'
import { nominationsSettled } from '@/lib/reviews/nominations/notices'
import { listDeciders } from '@/lib/reviews/nominations/queries/list-deciders'
import { requestsOver } from '@/lib/reviews/model/notices'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import type { ReviewIdInput } from '@/lib/reviews/model/schema'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { canSettleReview } from '@/lib/reviews/handover/policy'
import { responsesTo } from '@/lib/reviews/model/queries/count-opted-out'
import { expectedCount } from '@/lib/reviews/model/rules/response-rate'
import { listReadingManagers } from '@/lib/reviews/model/queries/list-reading-managers'
import { findLastEnd } from '@/lib/reviews/model/queries/find-settings'
import { canCloseReview } from '@/lib/reviews/model/policy'
import { notYourReview, notRunning } from '@/lib/reviews/model/refusals'
import { record } from '@/lib/audit/record'

const closingSelect = {
  id: true,
  kind: true,
  workspaceId: true,
  title: true,
  anonymity: true,
  releaseMode: true,
  askedCount: true,
  answeredCount: true,
  status: true,
  closedAt: true,
  workspace: { select: { name: true } },
  round: { select: { id: true, title: true } },
  subjectId: true,
  creatorId: true,
  nominationsMax: true,
  nominationsApprover: true,
  subject: { select: { id: true, user: { select: { email: true } } } },
  sharedTo: { where: { member: { status: 'ACTIVE' } }, select: { memberId: true } },
  creator: {
    select: {
      id: true,
      status: true,
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  },
} as const

type Closed = Prisma.ReviewGetPayload<{ select: typeof closingSelect }>

/** Tells the Admins instead if the creator has left, because only they can act. */
async function tellCreator(tx: Tx, actor: Actor | SystemActor, review: Closed) {
  const { workspaceId, creator, workspace } = review
  if (!isSystem(actor) && actor.memberId === creator.id) {
    await closedByCreator(tx, creator.id, review)
    return
  }
  const person = { memberId: creator.id, email: creator.user.email, name: fullName(creator.user) }
  if (!hasLeft(creator)) {
    const own = { reviewId: review.id, memberId: creator.id, status: 'ANSWERED' as const }
    const hasAnswered = (await tx.reviewAssignee.count({ where: own })) > 0
    const isHidden = !seesNames('creator', review.anonymity) && resultsHidden(review, hasAnswered) !== null
    await reviewClosed(tx, person, { ...review, isHidden, workspaceName: workspace.name })
    return
  }
  // The title of a quick question is the question.
  if (review.kind === 'QUICK') return
  const admins = await listKeepers(tx, workspaceId, creator.id)
  const others = admins.filter(({ id }) => id !== review.subjectId)
  await leftReviewClosed(tx, others, { ...review, leaverId: creator.id, leaverName: person.name })
}

/** Tells the people chosen to read the results, and the subject's managers who read them, that there are some. */
async function tellReaders(tx: Tx, review: Closed) {
  if (review.answeredCount === 0) return
  const chosen = review.sharedTo.map(({ memberId }) => ({ memberId, hasAnswered: false }))
  const managers = await listReadingManagers(tx, review.id)
  const others = managers.filter(({ memberId }) => chosen.every((one) => one.memberId !== memberId))
  const isShown = ({ hasAnswered }: { hasAnswered: boolean }) =>
    seesNames('shared', review.anonymity) || resultsHidden(review, hasAnswered) === null
  await resultsReady(tx, [...chosen, ...others].filter(isShown), review)
}

/** People added during a pause were never asked and don't count. */
const countUnasked = (tx: Tx, reviewId: string) =>
  tx.reviewAssignee.count({ where: { reviewId, isUnasked: true, removedAt: null } })

/** Nobody nominates or decides any longer. */
async function nominationsClosed(tx: Tx, { id: reviewId, subject, ...review }: Closed) {
  if (review.nominationsMax === null || subject === null) return
  const people = [{ memberId: subject.id, email: subject.user.email }]
  const deciders = await listDeciders(tx, review)
  await nominationsSettled(tx, review.workspaceId, { event: 'nomination.requested', reviewId, people })
  await nominationsSettled(tx, review.workspaceId, { event: 'nomination.proposed', reviewId, people: deciders })
}

async function close(tx: Tx, actor: Actor | SystemActor, { id, anonymity }: LockedReview) {
  if (anonymity === 'ANONYMOUS') await unlinkAnswers(tx, id)
  const askedCount = { decrement: await countUnasked(tx, id) }
  const data = { status: 'CLOSED', closedAt: now(), responseKey: null, askedCount } as const
  const closed = await tx.review.update({ where: { id }, data, select: closingSelect })
  const review = { ...closed, askedCount: expectedCount(await responsesTo(tx, closed)) }
  if (anonymity === 'ANONYMOUS') await wake(tx, VACUUM_JOB)
  if (review.releaseMode !== 'BY_HAND') await wake(tx, RELEASE_JOB)
  await requestsOver(tx, id)
  await nominationsClosed(tx, review)
  await tellCreator(tx, actor, review)
  await tellReaders(tx, review)
}

/**
 * Ends the review for its creator, for an Admin when the creator has left, or at the close date unless a respondent has
 * an extension, which may be newer than the job's read. Closing twice changes nothing.
 */
export const closeReview = (actor: Actor | SystemActor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const review = await lockReview(tx, actor, id)
    const { status } = await tx.member.findUniqueOrThrow({ where: { id: review.creatorId }, select: { status: true } })
    const isSettled = !isSystem(actor) && canSettleReview(actor, { ...review, creator: { status } })
    const lastEnd = await findLastEnd(tx, review)
    const mayClose = isSettled || canCloseReview(actor, { ...review, lastEnd }, now())
    if (!mayClose && isSystem(actor)) return { id }
    if (!mayClose) throw notYourReview()
    if (review.status === 'DRAFT') throw notRunning()
    if (hasEnded(review.status)) return { id }
    await close(tx, actor, review)
    if (isSettled) {
      await record(tx, actor, { action: 'review.closed', objectId: id, title: `Closed “${review.title}”` })
    }
    return { id }
  })
