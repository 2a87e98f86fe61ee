import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { UnfollowGroupInput } from '@/lib/reviews/series/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { findRepeatedForm } from '@/lib/reviews/series/queries/list-followed-groups'

/**
 * Stops further rounds from following a team or tag; people already asked stay. Changes nothing without a further
 * round, or the second time.
 */
export const unfollowGroup = (actor: Actor, { id, groupId }: UnfollowGroupInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const form = await findRepeatedForm(tx, review)
    if (form === null) return { id }
    const without = (ids: string[]) => ids.filter((other) => other !== groupId)
    const content = { ...form, teamIds: without(form.teamIds), tagIds: without(form.tagIds) }
    await tx.form.update({ where: { reviewId: id }, data: { content }, select: { reviewId: true } })
    return { id }
  })
