import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { listManagerIds } from '../../nominations/queries'
import { holdReview, type HeldReview } from '../../queries'
import { lateFault } from '../../rules'
import { findNewcomers, findPromise } from '../newcomers/queries'
import { respondentDroppedOut, respondentRemoved, respondentsAdded } from '../notices'
import { listOutdated } from '../outdated/queries'
import { askNewcomers } from './ask-newcomers'
import { takeOut } from './take-out'

/** Asks those who manage the person it is about now, as long as they could answer. */
async function askManagers(tx: Tx, review: HeldReview) {
  if (review.subjectId === null || lateFault(review, now()) !== null) return
  const managerIds = await listManagerIds(tx, review.workspaceId, review.subjectId)
  const added = await askNewcomers(tx, review, await findNewcomers(tx, review, managerIds))
  if (added.length > 0) await respondentsAdded(tx, review, added, await findPromise(tx, review.id))
}

/**
 * Stops asking those of one review who have left before they answered, until they are back, and puts the new manager of the person it is about
 * in the place of the old one. What was written stays. Doing it again changes nothing.
 */
export const reassignRespondents = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const review = await holdReview(tx, actor, id)
    const outdated = await listOutdated(tx, id)
    for (const { assigneeId, hasLeft } of outdated) {
      const removed = await takeOut(tx, review, assigneeId, null)
      if (removed === null) continue
      await respondentRemoved(tx, review, removed)
      if (!hasLeft) continue
      await tx.reviewAssignee.update({ where: { id: assigneeId }, data: { leftAt: now() }, select: { id: true } })
      await respondentDroppedOut(tx, review, { assigneeId, name: removed.name })
    }
    if (outdated.some(({ wasManager }) => wasManager)) await askManagers(tx, review)
    return { id, count: outdated.length }
  })
