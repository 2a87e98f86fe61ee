import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Refusal } from '@/lib/shared/refusal'
import { noSuchRespondent, hasAnswered } from '@/lib/reviews/respondents/refusals'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { remindersWithdrawn } from '@/lib/reviews/reminders/notices/review-closing'

const select = {
  id: true,
  memberId: true,
  status: true,
  removedAt: true,
  isUnasked: true,
  member: { select: { user: { select: { firstName: true, lastName: true } } } },
  external: { select: { email: true } },
} as const

/**
 * Takes one person out of a held review. What they wrote stays, their way to it is closed, and a link they hold runs out.
 * Null when they had been taken out before, else `fault` where there is one. Refuses whoever has answered: nothing that was given is taken away.
 * Who was never asked knows nothing of it, and is returned without an id to tell them by.
 */
export async function takeOut(tx: Tx, { id: reviewId }: LockedReview, assigneeId: string, fault: Refusal | null) {
  const assignee = await tx.reviewAssignee.findFirst({ where: { id: assigneeId, reviewId }, select })
  if (!assignee) throw noSuchRespondent()
  const { memberId, member, external, status, removedAt, isUnasked } = assignee
  if (removedAt !== null) return null
  // Before anything is said of how they stand: that may be hidden.
  if (fault) throw fault
  const name = member ? fullName(member.user) : (external?.email ?? '')
  if (status === 'ANSWERED') throw hasAnswered(name)
  const at = now()
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data: { removedAt: at }, select: { id: true } })
  await tx.externalReviewer.updateMany({ where: { assigneeId, expiresAt: { gt: at } }, data: { expiresAt: at } })
  await remindersWithdrawn(tx, { reviewId, assigneeId })
  const data = { askedCount: { decrement: 1 } }
  await tx.review.update({ where: { id: reviewId }, data, select: { id: true } })
  return { memberId: isUnasked ? null : memberId, name }
}
