import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { listAskedMembers } from '@/lib/reviews/respondents/queries/list-waiting'
import { listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import type { TakeOverReviewsInput } from '@/lib/reviews/handover/schema'
import { findLeaver, whereLeft, whereFree, listLeft } from '@/lib/reviews/handover/queries/list-left-reviews'
import { reviewTakenOver } from '@/lib/reviews/handover/notices'
import { record } from '@/lib/audit/record'
import { HANDED_AT_ONCE } from '@/lib/reviews/handover/rules'

/** The Admin who takes it over is not told. */
async function listTold(tx: Tx, { memberId }: Actor, review: { id: string; workspaceId: string; status: string }) {
  const members = await listAskedMembers(tx, review.id)
  const outside = review.status === 'CLOSED' ? [] : await listExternalWaiting(tx, review)
  return { members: members.filter((member) => member.memberId !== memberId), outside }
}

/** Keeps who asked first, unless they take back their own. */
async function takeForms(tx: Tx, { workspaceId, memberId }: Actor, leaverId: string, ids: string[]) {
  const taken = { workspaceId, id: { in: ids } }
  await tx.review.updateMany({ where: { ...taken, takenFromId: null }, data: { takenFromId: leaverId } })
  await tx.review.updateMany({ where: { ...taken, takenFromId: memberId }, data: { takenFromId: null } })
  await tx.review.updateMany({ where: taken, data: { creatorId: memberId } })
}

type Taken = { id: string; roundId: string | null; seriesId: string | null }

/**
 * A round moves with its reviews if all of them were taken over. Otherwise they leave it, because a round is read,
 * copied and exported as a whole by its creator.
 */
async function takeRounds(tx: Tx, { workspaceId, memberId }: Actor, leaverId: string, taken: Taken[]) {
  const rounds = { workspaceId, creatorId: leaverId, id: { in: taken.flatMap(({ roundId }) => roundId ?? []) } }
  const whole = { ...rounds, reviews: { none: { creatorId: { not: memberId } } } }
  await tx.reviewRound.updateMany({ where: whole, data: { creatorId: memberId } })
  const left = { workspaceId, id: { in: taken.map(({ id }) => id) }, round: { creatorId: leaverId } }
  await tx.review.updateMany({ where: left, data: { roundId: null } })
}

/**
 * A series continues in the name of the creator of its newest round, and ends if that round could not be taken over.
 */
async function takeSeries(tx: Tx, { workspaceId, memberId }: Actor, leaverId: string, taken: Taken[]) {
  const ids = taken.flatMap(({ seriesId }) => seriesId ?? [])
  const running = await tx.reviewSeries.findMany({
    where: { workspaceId, creatorId: leaverId, id: { in: ids }, nextOn: { not: null } },
    select: {
      id: true,
      reviews: {
        where: { status: { not: 'DRAFT' } },
        orderBy: { occursOn: 'desc' },
        take: 1,
        select: { creatorId: true },
      },
    },
  })
  const own = running.filter(({ reviews: [newest] }) => newest?.creatorId === memberId).map(({ id }) => id)
  await tx.reviewSeries.updateMany({ where: { workspaceId, id: { in: own } }, data: { creatorId: memberId } })
}

/**
 * Makes an Admin the creator of a leaver's reviews, as far as this shows no respondent's answer to more readers than
 * promised. Doing it again changes nothing.
 */
export const takeOverReviews = (actor: Actor, { memberId: leaverId }: TakeOverReviewsInput) =>
  transaction(async (tx) => {
    const { workspaceId, memberId } = actor
    const leaverName = await findLeaver(tx, actor, leaverId)
    const reviews = await lockFree(tx, actor, leaverId)
    const ids = reviews.map(({ id }) => id)
    await takeForms(tx, actor, leaverId, ids)
    await takeRounds(tx, actor, leaverId, reviews)
    await takeSeries(tx, actor, leaverId, reviews)
    // A creator who is also a reader would be named twice to respondents.
    await tx.sharedReview.deleteMany({ where: { workspaceId, memberId, reviewId: { in: ids } } })
    for (const review of reviews) {
      const told = await listTold(tx, actor, review)
      await reviewTakenOver(tx, actor, review, { leaverName, ...told })
      const title = `Took over “${review.title}” from ${leaverName}`
      await record(tx, actor, { action: 'review.taken-over', objectId: review.id, title })
    }
    return { count: reviews.length }
  })

async function lockFree(tx: Tx, actor: Actor, leaverId: string) {
  const where = { AND: [whereLeft(actor, leaverId), whereFree(actor)] }
  const found = await tx.review.findMany({ where, orderBy: { id: 'asc' }, take: HANDED_AT_ONCE, select: { id: true } })
  const ids = found.map(({ id }) => id)
  await tx.$queryRaw`SELECT id FROM "Review" WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
  // Read again under the lock, because an answer or another Admin may have been faster.
  const held = await listLeft(tx, actor, { AND: [where, { id: { in: ids } }] })
  return held.filter(({ blockedReason }) => blockedReason === null)
}
