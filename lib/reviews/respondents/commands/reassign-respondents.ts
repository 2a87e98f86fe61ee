import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import {
  listOutdated,
  isManagerMissing,
  type OutdatedRespondent,
} from '@/lib/reviews/respondents/queries/list-outdated'
import { regroup } from '@/lib/reviews/respondents/steps/regroup'
import {
  respondentRegrouped,
  respondentRemoved,
  respondentDroppedOut,
} from '@/lib/reviews/respondents/notices/respondent-changed'
import { fullName } from '@/lib/members/rules'
import { groupLabels } from '@/lib/reviews/model/rules/relationships'
import { takeOut } from '@/lib/reviews/respondents/steps/take-out'
import { now } from '@/lib/platform/clock'
import type { SystemActor } from '@/lib/access/actor'
import { askManagers } from '@/lib/reviews/respondents/steps/ask-managers'

/** Who was something else before they led the team is that again; the others are not asked until what made them go is undone. */
async function letGo(tx: Tx, review: LockedReview, respondent: OutdatedRespondent) {
  const { assigneeId, hasLeft, formerRelationship } = respondent
  if (!hasLeft && formerRelationship !== null) {
    await regroup(tx, review, assigneeId, { relationship: formerRelationship })
    return respondentRegrouped(tx, review, { name: fullName(respondent), group: groupLabels[formerRelationship] })
  }
  const removed = await takeOut(tx, review, assigneeId, null)
  if (removed === null) return
  await respondentRemoved(tx, review, removed)
  const data = hasLeft ? { leftAt: now() } : { relievedAt: now() }
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data, select: { id: true } })
  if (hasLeft) await respondentDroppedOut(tx, review, { assigneeId, name: removed.name })
}

/**
 * Stops asking those of one review who have left before they answered, until they are back, and puts the new manager of the
 * person it is about in the place of the old one, until that one is it again. What was written stays. Doing it again changes
 * nothing.
 */
export const reassignRespondents = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const review = await lockReview(tx, actor, id)
    const outdated = await listOutdated(tx, id)
    for (const respondent of outdated) await letGo(tx, review, respondent)
    const isManaged = !outdated.some(({ wasManager }) => wasManager) && !(await isManagerMissing(tx, id, now()))
    const asked = isManaged ? 0 : await askManagers(tx, review)
    return { id, count: outdated.length + asked }
  })
