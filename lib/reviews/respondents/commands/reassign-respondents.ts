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

/** A former relationship is restored; the others are removed until they are back. */
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
 * Removes respondents who left before they answered, and replaces the subject's former manager with the new one, until
 * either is reversed. Drafts stay. Doing it again changes nothing.
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
