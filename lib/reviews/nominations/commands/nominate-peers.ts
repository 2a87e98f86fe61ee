import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { fullName } from '@/lib/members/rules'
import * as refusals from '@/lib/reviews/nominations/refusals'
import type { Actor } from '@/lib/access/actor'
import { listDeciders } from '@/lib/reviews/nominations/queries/list-deciders'
import { nominationProposed, nominationsSettled } from '@/lib/reviews/nominations/notices'
import type { NominatePeersInput } from '@/lib/reviews/nominations/schema'
import { canNominate } from '@/lib/reviews/nominations/policy'
import { nominationFault, proposalCountFault } from '@/lib/reviews/nominations/rules'
import { now } from '@/lib/platform/clock'
import { findAddedPeople } from '@/lib/reviews/respondents/queries/find-added-people'
import { boundsOf } from '@/lib/reviews/model/rules/nomination-bounds'

const user = { select: { email: true, firstName: true, lastName: true } } as const

/** Only undecided nominations can change. */
async function changeOf(tx: Tx, { id: reviewId }: LockedReview, memberIds: string[]) {
  const select = { id: true, memberId: true, status: true, member: { select: { user } } } as const
  const known = await tx.reviewNomination.findMany({ where: { reviewId }, select })
  const names = (rows: typeof known) => rows.map(({ member }) => fullName(member.user))
  const declined = known.filter(({ memberId, status }) => status === 'DECLINED' && memberIds.includes(memberId))
  if (declined.length > 0) throw refusals.declinedBefore(names(declined))
  const approved = known.filter(({ memberId, status }) => status === 'APPROVED' && !memberIds.includes(memberId))
  if (approved.length > 0) throw refusals.approvedStay(names(approved))
  const ids = known.map(({ memberId }) => memberId)
  return {
    added: memberIds.filter((memberId) => !ids.includes(memberId)),
    taken: known.filter(({ memberId, status }) => status === 'PENDING' && !memberIds.includes(memberId)),
  }
}

/**
 * Replaces the undecided nominations of the subject. Nominating the same again changes nothing. It does not say who is
 * already asked, which may be private.
 */
export const nominatePeers = (actor: Actor, input: NominatePeersInput) =>
  transaction(async (tx) => {
    const { id } = input
    const review = await lockReview(tx, actor, id)
    if (!canNominate(actor, review)) throw refusals.notYoursToPropose()
    const bounds = boundsOf(review)
    if (bounds === null) throw refusals.notTakingProposals()
    const late = nominationFault(review, now())
    if (late) throw late
    const memberIds = [...new Set(input.memberIds)]
    if (memberIds.includes(actor.memberId)) throw refusals.notYourself()
    const { added, taken } = await changeOf(tx, review, memberIds)
    const fault = proposalCountFault(memberIds.length, bounds)
    if (fault) throw fault
    await findAddedPeople(tx, review, added, 'memberIds')
    const createdAt = now()
    const { workspaceId } = actor
    await tx.reviewNomination.deleteMany({ where: { id: { in: taken.map((row) => row.id) }, status: 'PENDING' } })
    const data = added.map((memberId) => ({ workspaceId, reviewId: id, memberId, createdAt }))
    await tx.reviewNomination.createMany({ data })
    if (added.length > 0) await nominationProposed(tx, actor, await listDeciders(tx, review), review, added.length)
    await nominationsSettled(tx, workspaceId, { event: 'nomination.requested', reviewId: id, people: [actor] })
    return { id }
  })
