import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { findAddedPeople } from '@/lib/reviews/respondents/queries/find-added-people'
import type { Actor } from '@/lib/access/actor'
import type { CorrectRelationshipInput } from '@/lib/reviews/respondents/schema'
import { noSuchRespondent } from '@/lib/reviews/respondents/refusals'
import { relationshipFault } from '@/lib/reviews/respondents/rules'
import { regroup } from '@/lib/reviews/respondents/steps/regroup'
import { respondentRegrouped } from '@/lib/reviews/respondents/notices/respondent-changed'
import { fullName } from '@/lib/members/rules'
import { groupLabels } from '@/lib/reviews/model/rules/relationships'
import { pauseFault } from '@/lib/reviews/model/rules/running-review'

const select = {
  memberId: true,
  relationship: true,
  member: { select: { user: { select: { firstName: true, lastName: true } } } },
} as const

/**
 * The form keeps only manual choices, for the next round and for asking again; relationships by team are not stored.
 */
async function rememberChoice(tx: Tx, review: LockedReview, memberId: string, relationship: Relationship) {
  const where = { reviewId: review.id }
  const form = await tx.form.findUnique({ where, select: { content: true } })
  if (!form) return
  const content = formContentSchema.parse(form.content)
  const [byTeams] = await findAddedPeople(tx, review, [memberId], 'memberId')
  const { [memberId]: _before, ...others } = content.relationships
  const relationships = byTeams?.relationship === relationship ? others : { ...others, [memberId]: relationship }
  await tx.form.update({ where, data: { content: { ...content, relationships } }, select: { reviewId: true } })
}

/**
 * Corrects a respondent's relationship to the subject, with everything they wrote. Refuses once anonymous answers have
 * arrived. A group may become small on the way; the close merges small groups. Correcting twice changes nothing.
 */
export const correctRelationship = (actor: Actor, { id, assigneeId, relationship }: CorrectRelationshipInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const ended = pauseFault(review)
    if (ended) throw ended
    const where = { id: assigneeId, reviewId: id, removedAt: null }
    const respondent = await tx.reviewAssignee.findFirst({ where, select })
    if (!respondent) throw noSuchRespondent()
    const { memberId, member } = respondent
    const fault = relationshipFault(review, respondent)
    if (fault) throw fault
    if (respondent.relationship === relationship) return { id }
    await regroup(tx, review, assigneeId, { relationship })
    if (memberId === null || member === null) return { id }
    await rememberChoice(tx, review, memberId, relationship)
    await respondentRegrouped(tx, review, { name: fullName(member.user), group: groupLabels[relationship] })
    return { id }
  })
