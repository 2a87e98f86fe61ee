import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { lateFault } from '@/lib/reviews/model/rules/running-review'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'
import { findAddedPeople, findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { askAddedPeople } from '@/lib/reviews/respondents/steps/ask-added-people'

/** Asks people whose invitation was pending when the review was sent and who have joined since. */
export const askJoined = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const review = await lockReview(tx, actor, id)
    const joined = await tx.reviewInvitee.findMany({
      where: { reviewId: id, invitation: { status: 'ACCEPTED' } },
      select: { invitationId: true, invitation: { select: { member: { select: { id: true, status: true } } } } },
    })
    const invitationId = { in: joined.map((invitee) => invitee.invitationId) }
    await tx.reviewInvitee.deleteMany({ where: { reviewId: id, invitationId } })
    const memberIds = joined.flatMap(({ invitation: { member } }) => (member?.status === 'ACTIVE' ? member.id : []))
    if (memberIds.length === 0 || lateFault(review, now())) return { id, count: 0 }
    const added = await askAddedPeople(tx, review, await findAddedPeople(tx, review, memberIds))
    await respondentsAdded(tx, review, added, await findRequestDetails(tx, id))
    return { id, count: added.length }
  })
