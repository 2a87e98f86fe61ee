import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { reviewClosed } from '../notices'
import { canRunReview } from '../policy'
import { noSuchReview, notRunning, notYourReview } from '../refusals'
import type { ReviewIdInput } from '../schema'

const closingSelect = {
  id: true,
  workspaceId: true,
  title: true,
  anonymity: true,
  askedCount: true,
  answeredCount: true,
  workspace: { select: { name: true } },
  creator: { select: { id: true, status: true, user: { select: { email: true, firstName: true, lastName: true } } } },
} as const

/**
 * Cuts every tie between the answers of a closed anonymous review and who gave them, and between any two of them: the
 * responses go, and the answers are written anew in random order under new ids (decisions, section 5).
 */
async function unlinkAnswers(tx: Tx, reviewId: string) {
  await tx.$executeRaw`
    WITH gone AS (DELETE FROM "Answer" WHERE "reviewId" = ${reviewId}::uuid RETURNING *)
    INSERT INTO "Answer" (id, "workspaceId", "reviewId", "questionId", relationship, text, score, yes, "optionIds", "isCounted")
    SELECT gen_random_uuid(), "workspaceId", "reviewId", "questionId", relationship, text, score, yes, "optionIds", true
    FROM gone WHERE "isCounted" ORDER BY random()`
  await tx.response.deleteMany({ where: { reviewId } })
}

/** Closes a running review for good measure once: false when it was not running any more. */
async function close(tx: Tx, reviewId: string) {
  const closed = await tx.review.updateMany({
    where: { id: reviewId, status: { in: ['ACTIVE', 'INACTIVE'] } },
    data: { status: 'CLOSED', closedAt: now(), responseKey: null },
  })
  if (closed.count === 0) return false
  const review = await tx.review.findUniqueOrThrow({ where: { id: reviewId }, select: closingSelect })
  if (review.anonymity === 'ANONYMOUS') await unlinkAnswers(tx, reviewId)
  const { creator, workspace } = review
  const { firstName, lastName, email } = creator.user
  const person = { memberId: creator.id, email, name: `${firstName} ${lastName}`.trim() }
  if (creator.status === 'ACTIVE') await reviewClosed(tx, person, { ...review, workspaceName: workspace.name })
  return true
}

/** Ends the answering. Closing twice changes nothing; a draft cannot be closed. */
export const closeReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const review = await tx.review.findFirst({ where: { id, workspaceId }, select: { creatorId: true, status: true } })
    if (!review) throw noSuchReview()
    if (!canRunReview(actor, review)) throw notYourReview()
    if (review.status === 'DRAFT') throw notRunning()
    await close(tx, id)
    return { id }
  })

/** Closes a review whose close date has come; false when somebody else did so first. */
export const closeDueReview = (id: string) => transaction((tx) => close(tx, id))
