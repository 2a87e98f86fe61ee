import 'server-only'
import { transaction, type Tx, type Prisma } from '@/lib/platform/db'
import { ANONYMITY_FLOOR, resultsHidden } from '@/lib/reviews/model/rules/anonymity'
import { fullName } from '@/lib/members/rules'
import { hasLeft } from '@/lib/reviews/handover/rules'
import { seesNames } from '@/lib/reviews/model/rules/readers'
import { reviewClosed } from '@/lib/reviews/notices'
import { listKeepers } from '@/lib/reviews/series/queries/find-last-occurrence'
import { leftReviewClosed } from '@/lib/reviews/handover/notices'
import { now } from '@/lib/platform/clock'
import { wake } from '@/lib/platform/queue'
import { RELEASE_JOB, hasEnded } from '@/lib/reviews/model/rules/review-state'
import { remindersWithdrawn } from '@/lib/reviews/reminders/notices/review-digest'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import type { ReviewIdInput } from '@/lib/reviews/schema'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { canSettleReview } from '@/lib/reviews/handover/policy'
import { findLastEnd } from '@/lib/reviews/model/queries/find-settings'
import { canCloseReview } from '@/lib/reviews/policy'
import { notYourReview, notRunning } from '@/lib/reviews/refusals'
import { record } from '@/lib/audit/record'

const closingSelect = {
  id: true,
  workspaceId: true,
  title: true,
  anonymity: true,
  releaseMode: true,
  askedCount: true,
  answeredCount: true,
  status: true,
  closedAt: true,
  workspace: { select: { name: true } },
  subjectId: true,
  creator: {
    select: {
      id: true,
      status: true,
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  },
} as const

/**
 * Cuts every tie between the answers of a closed anonymous review and who gave them, and between any two of them: the
 * responses go, and the answers are written anew in random order under new ids (decisions, section 5). What the one
 * manager among the respondents answered would still hang together by that word, so only relationships that at least
 * three share are kept, and only when the others together are none or three as well.
 */
async function unlinkAnswers(tx: Tx, workspaceId: string, reviewId: string) {
  await tx.$executeRaw`
    WITH groups AS (
      SELECT relationship, count(*) AS size FROM "ReviewAssignee"
      WHERE "reviewId" = ${reviewId}::uuid AND status = 'ANSWERED' GROUP BY relationship),
    lone AS (SELECT sum(size) AS size FROM groups WHERE size < ${ANONYMITY_FLOOR}),
    kept AS (
      SELECT relationship FROM groups WHERE size >= ${ANONYMITY_FLOOR}
        AND (SELECT COALESCE(size, 0) NOT BETWEEN 1 AND ${ANONYMITY_FLOOR - 1} FROM lone)),
    gone AS (
      DELETE FROM "Answer" WHERE "workspaceId" = ${workspaceId}::uuid AND "reviewId" = ${reviewId}::uuid RETURNING *)
    INSERT INTO "Answer" (id, "workspaceId", "reviewId", "questionId", relationship, text, score, yes, "optionIds", "isCounted")
    SELECT gen_random_uuid(), "workspaceId", "reviewId", "questionId", COALESCE(kept.relationship, 'OTHER'), text, score, yes,
      "optionIds", true
    FROM gone LEFT JOIN kept USING (relationship) WHERE "isCounted" ORDER BY random()`
  await tx.response.deleteMany({ where: { workspaceId, reviewId } })
}

type Closed = Prisma.ReviewGetPayload<{ select: typeof closingSelect }>

/** Its creator is told, and in place of one who left the Admins, because nobody else can do anything about it. */
async function tellCreator(tx: Tx, review: Closed) {
  const { workspaceId, creator, workspace } = review
  const person = { memberId: creator.id, email: creator.user.email, name: fullName(creator.user) }
  if (!hasLeft(creator)) {
    const own = { reviewId: review.id, memberId: creator.id, status: 'ANSWERED' as const }
    const hasAnswered = (await tx.reviewAssignee.count({ where: own })) > 0
    const isHidden = !seesNames('creator', review.anonymity) && resultsHidden(review, hasAnswered) !== null
    return reviewClosed(tx, person, { ...review, isHidden, workspaceName: workspace.name })
  }
  const admins = await listKeepers(tx, workspaceId, creator.id)
  const others = admins.filter(({ id }) => id !== review.subjectId)
  await leftReviewClosed(tx, others, { ...review, leaverId: creator.id, leaverName: person.name })
}

/** Who was put on the list in a pause that never ended was not asked, and counts no more until they are. */
const countUnasked = (tx: Tx, reviewId: string) =>
  tx.reviewAssignee.count({ where: { reviewId, isUnasked: true, removedAt: null } })

async function close(tx: Tx, id: string) {
  const askedCount = { decrement: await countUnasked(tx, id) }
  const data = { status: 'CLOSED', closedAt: now(), responseKey: null, askedCount } as const
  const review = await tx.review.update({ where: { id }, data, select: closingSelect })
  if (review.anonymity === 'ANONYMOUS') await unlinkAnswers(tx, review.workspaceId, id)
  if (review.releaseMode !== 'BY_HAND') await wake(tx, RELEASE_JOB)
  await remindersWithdrawn(tx, { reviewId: id })
  await tellCreator(tx, review)
}

/**
 * Ends the answering, for its creator, for an Admin where the creator has left, or because the close date came: then not
 * where somebody still has time, which they may have been given since it was found to be due. Closing twice changes nothing.
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
    await close(tx, id)
    if (isSettled) {
      await record(tx, actor, { action: 'review.closed', objectId: id, title: `Closed “${review.title}”` })
    }
    return { id }
  })
