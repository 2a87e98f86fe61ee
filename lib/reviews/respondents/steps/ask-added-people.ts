import 'server-only'
import type { AddedPerson } from '@/lib/reviews/respondents/queries/find-added-people'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'
import { regroup } from './regroup'

/** `hasDeclined`: back on the list after an opt-out, which nobody else may learn; they are not asked again. */
type AskedPerson = AddedPerson & { hasDeclined: boolean }

/**
 * Adds respondents and returns them. Existing ones are untouched, and removed ones return to their draft in their
 * current group. A paused review asks them when it resumes. The review must be locked.
 */
export async function askAddedPeople(tx: Tx, review: LockedReview, additions: AddedPerson[]): Promise<AskedPerson[]> {
  const { id: reviewId, workspaceId, status: reviewStatus } = review
  const asking = { createdAt: now(), isUnasked: reviewStatus === 'INACTIVE' }
  const ids = additions.map(({ memberId }) => memberId)
  const back = await tx.reviewAssignee.updateManyAndReturn({
    where: { reviewId, memberId: { in: ids }, removedAt: { not: null } },
    data: { removedAt: null, leftAt: null, relievedAt: null, ...asking },
    select: { id: true, memberId: true, status: true, relationship: true },
  })
  for (const { id, memberId, relationship: before } of back) {
    const relationship = additions.find((person) => person.memberId === memberId)?.relationship ?? before
    if (relationship !== before) await regroup(tx, review, id, { relationship })
  }
  const fresh = await tx.reviewAssignee.createManyAndReturn({
    data: additions.map(({ memberId, relationship }) => ({ workspaceId, reviewId, memberId, relationship, ...asking })),
    skipDuplicates: true,
    select: { memberId: true, status: true },
  })
  const asked = new Map([...back, ...fresh].map(({ memberId, status }) => [memberId, status]))
  if (asked.size > 0) {
    const data = { askedCount: { increment: asked.size } }
    await tx.review.update({ where: { id: reviewId }, data, select: { id: true } })
  }
  return additions.flatMap((person) => {
    const status = asked.get(person.memberId)
    return status === undefined ? [] : [{ ...person, hasDeclined: status === 'OPTED_OUT' }]
  })
}
