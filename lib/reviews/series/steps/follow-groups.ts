import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { teamsAndTagsOfBoth, type TeamsAndTags } from '@/lib/reviews/series/rules/followed-groups'
import { findRepeatedForm } from '@/lib/reviews/series/queries/list-followed-groups'

/**
 * Makes further rounds of a locked review follow these teams and tags. Changes nothing without a further round, or the
 * second time.
 */
export async function followGroups(tx: Tx, review: LockedReview, { teamIds, tagIds }: TeamsAndTags) {
  if (teamIds.length + tagIds.length === 0) return
  const form = await findRepeatedForm(tx, review)
  if (form === null) return
  const content = { ...form, ...teamsAndTagsOfBoth(form, { teamIds, tagIds }) }
  await tx.form.update({ where: { reviewId: review.id }, data: { content }, select: { reviewId: true } })
}
