import 'server-only'
import { db, type Prisma } from '@/lib/platform/db'
import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { hoursFrom, now } from '@/lib/platform/clock'
import { isOpen } from '@/lib/reviews/model/rules/review-state'
import { listExternalWaitingIn } from './list-external-waiting'
import { NUDGES_AT_MOST, NUDGE_PAUSE_HOURS } from '@/lib/reviews/respondents/rules'

type Nudging = { id: string; anonymity: Anonymity; creatorId: string }

/** Without its creator, who asks. An anonymous review counts all active respondents, answered or not. */
export function reachable(
  { id: reviewId, anonymity, creatorId }: Nudging,
  external: Prisma.ReviewAssigneeWhereInput,
  longerThan: Date | null,
) {
  const isHere = { member: { status: 'ACTIVE', id: { not: creatorId } } } as const
  return {
    reviewId,
    removedAt: null,
    ...(longerThan !== null && { closesAt: { gt: longerThan } }),
    ...(anonymity === 'ANONYMOUS'
      ? { OR: [isHere, { external: { isNot: null } }] }
      : { status: 'PENDING', OR: [isHere, external] }),
  } satisfies Prisma.ReviewAssigneeWhereInput
}

export const notTooOften = (at: Date): Prisma.ReviewAssigneeWhereInput => ({
  nudgeCount: { lt: NUDGES_AT_MOST },
  OR: [{ nudgedAt: null }, { nudgedAt: { lte: hoursFrom(at, -NUDGE_PAUSE_HOURS) } }],
})

/** Ids of these reviews in which a reminder would reach somebody now. */
export async function listNudgeable(
  workspaceId: string,
  reviews: readonly (Nudging & { status: ReviewStatus; closesAt: Date | null })[],
): Promise<ReadonlySet<string>> {
  if (reviews.length === 0) return new Set()
  const at = now()
  const outside = await listExternalWaitingIn(
    db,
    workspaceId,
    reviews.map(({ id }) => id),
  )
  const external = { id: { in: outside.map(({ assigneeId }) => assigneeId) } }
  const waiting = reviews.map((review) => reachable(review, external, isOpen(review, at) ? null : at))
  const where = { AND: [{ OR: waiting }, notTooOften(at)] }
  const found = await db.reviewAssignee.groupBy({ by: ['reviewId'], where })
  return new Set(found.map(({ reviewId }) => reviewId))
}
