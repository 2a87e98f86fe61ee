import type { Role, NominationApprover } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, type GivenForm } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'

type GivenNominations = { role?: Role; approver?: NominationApprover; form?: GivenForm }

/** A running review about somebody who proposes two or three of these peers. */
export async function aNominatedReview({ role = 'Member', approver = 'CREATOR', form = {} }: GivenNominations = {}) {
  const { workspace, creator, asked } = await aCircle(3)
  const subject = await aMember({ workspace, role })
  const peers = await Promise.all([1, 2, 3, 4].map(() => aMember({ workspace })))
  const review = await aReview(creator, { asked, ...form })
  const nominations = { nominationsMin: 2, nominationsMax: 3, nominationsApprover: approver }
  await db.review.update({ where: { id: review.id }, data: { subjectId: subject.memberId, ...nominations } })
  return { workspace, creator, subject, asked, peers, review }
}

/** The same with the first peers proposed, and what their proposals are called. */
export async function someNominations(given: GivenNominations & { count?: number } = {}) {
  const world = await aNominatedReview(given)
  const { subject, review, peers } = world
  const memberIds = peers.slice(0, given.count ?? 2).map(({ memberId }) => memberId)
  await nominatePeers(subject, { id: review.id, memberIds })
  const found = await db.reviewNomination.findMany({ where: { reviewId: review.id } })
  const inputs = memberIds.flatMap((memberId) =>
    found.filter((row) => row.memberId === memberId).map((row) => ({ id: review.id, nominationId: row.id })),
  )
  return { ...world, inputs }
}
