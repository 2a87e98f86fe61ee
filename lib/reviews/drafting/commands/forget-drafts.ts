import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { ownerOf } from '@/lib/reviews/responses/queries/response-owners'
import { revisionOwnerOf } from '@/lib/reviews/responses/queries/response-owners'
import type { SystemActor } from '@/lib/access/actor'

type Former = { workspaceId: string; memberId: string }

/** The owners of the member's responses and revisions, in every review that asked them. */
async function listOwners(tx: Tx, { workspaceId, memberId }: Former) {
  const places = await tx.reviewAssignee.findMany({
    where: { workspaceId, memberId },
    select: { id: true, reviewId: true, review: { select: { anonymity: true, responseKey: true } } },
  })
  return places.flatMap(({ id: assigneeId, reviewId, review }) => {
    const owned = { ...review, assigneeId }
    return [ownerOf(owned), revisionOwnerOf(owned)].flatMap((owner) => (owner === null ? [] : [{ reviewId, ...owner }]))
  })
}

const IN_ONE = 500

/** Deletes the unsent forms, answers and revisions of a member whose account is deleted; sent ones stay. */
export const forgetDrafts = ({ workspaceId }: SystemActor, { memberId }: Pick<Former, 'memberId'>) =>
  transaction(async (tx) => {
    const forms = await tx.review.deleteMany({ where: { workspaceId, creatorId: memberId, status: 'DRAFT' } })
    const owners = await listOwners(tx, { workspaceId, memberId })
    let count = forms.count
    for (let from = 0; from < owners.length; from += IN_ONE) {
      const where = { workspaceId, status: 'DRAFT', OR: owners.slice(from, from + IN_ONE) } as const
      count += (await tx.response.deleteMany({ where })).count
    }
    return { count }
  })
