import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Refusal } from '@/lib/shared/refusal'
import { noSuchRespondent, hasAnswered } from '@/lib/reviews/respondents/refusals'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { remindersWithdrawn } from '@/lib/reviews/model/notices'

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
 * Removes a respondent from a locked review, keeps what they wrote and expires their link. Returns null if already
 * removed; otherwise throws `fault`, if any. Refuses a respondent who has answered. People who were never asked get no
 * notice, so they are returned without an id.
 */
export async function takeOut(tx: Tx, { id: reviewId }: LockedReview, assigneeId: string, fault: Refusal | null) {
  const assignee = await tx.reviewAssignee.findFirst({ where: { id: assigneeId, reviewId }, select })
  if (!assignee) throw noSuchRespondent()
  const { memberId, member, external, status, removedAt, isUnasked } = assignee
  if (removedAt !== null) return null
  // Thrown before their status is read, which may be secret.
  if (fault) throw fault
  const name = member ? fullName(member.user) : (external?.email ?? '')
  if (status === 'ANSWERED') throw hasAnswered(name)
  const at = now()
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data: { removedAt: at }, select: { id: true } })
  await tx.externalReviewer.updateMany({ where: { assigneeId, expiresAt: { gt: at } }, data: { expiresAt: at } })
  await remindersWithdrawn(tx, { reviewId, assigneeId }, 'withdrawn')
  const data = { askedCount: { decrement: 1 } }
  await tx.review.update({ where: { id: reviewId }, data, select: { id: true } })
  return { memberId: isUnasked ? null : memberId, name }
}
