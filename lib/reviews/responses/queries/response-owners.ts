import 'server-only'
import { ensureNotClosed, type LockedRespondent } from './respondent-state'
import { hashToken, keyedHash, openKey } from '@/lib/platform/secrets'
import { db } from '@/lib/platform/db'
import { nothingSentYet, cannotRevise } from '@/lib/reviews/responses/refusals'

/** How a response knows whose it is. */
export type ResponseOwner = { assigneeId: string } | { ownerHash: string }

export type Keyed = Pick<LockedRespondent, 'anonymity' | 'responseKey'>
type Owned = Keyed & Pick<LockedRespondent, 'assigneeId'>

/** The key of an anonymous review until its close; null for every other. */
export const keyOf = ({ anonymity, responseKey }: Keyed) =>
  anonymity === 'ANONYMOUS' && responseKey !== null ? openKey(responseKey) : null

/** The owner of an anonymous response: a hash that only the key of the review makes. */
export const anonymousOwner = (key: Uint8Array, assigneeId: string) => ({ ownerHash: keyedHash(key, assigneeId) })

/** The owner of a response: the assignee, or of an anonymous review a hash that dies with its key. */
export function ownerOf({ assigneeId, ...review }: Owned): ResponseOwner | null {
  if (review.anonymity !== 'ANONYMOUS') return { assigneeId }
  const key = keyOf(review)
  return key && anonymousOwner(key, assigneeId)
}

// A revision is what somebody changes in the answers they have sent: a second response beside the first, in no count,
// until it is sent and takes the other's place. So what counts is at every moment something that was sent as a whole.

/** Reviews that one person has answered and may still change; far fewer are in use at once. */
const MOST_REVISED = 10_000

/** How a revision knows whose it is. It has no assignee even of a named review, because the sent response has that. */
export function revisionOwnerOf({ assigneeId, ...review }: Owned): { ownerHash: string } | null {
  const revision = `revision:${assigneeId}`
  if (review.anonymity !== 'ANONYMOUS') return { ownerHash: hashToken(revision) }
  const key = keyOf(review)
  return key && anonymousOwner(key, revision)
}

/**
 * Whose the revisions of a person are, in all workspaces they have a place in. Those of anonymous reviews are not among
 * them, because nothing ties these to a person but a key that is destroyed.
 */
export async function listRevisionOwners({ userId }: { userId: string }): Promise<string[]> {
  const rows = await db.reviewAssignee.findMany({
    where: {
      member: { userId, status: 'ACTIVE' },
      ...{ status: 'ANSWERED', review: { anonymity: { not: 'ANONYMOUS' }, mayEdit: true } },
    },
    orderBy: { createdAt: 'desc' },
    take: MOST_REVISED,
    select: { id: true, review: { select: { anonymity: true } } },
  })
  return rows.flatMap(({ id: assigneeId, review: { anonymity } }) => {
    const owner = revisionOwnerOf({ anonymity, responseKey: null, assigneeId })
    return owner === null ? [] : [owner.ownerHash]
  })
}

/** Throws unless this respondent has sent answers and may still change them; a pause does not keep them from writing. */
export function ensureCanRevise(respondent: LockedRespondent) {
  if (respondent.assigneeStatus !== 'ANSWERED') throw nothingSentYet()
  if (!respondent.mayEdit) throw cannotRevise()
  ensureNotClosed(respondent)
}
