import 'server-only'
import { activeIn } from '@/lib/access/own-data'
import { ensureNotClosed, type LockedRespondent } from './respondent-state'
import { hashToken, keyedHash, openKey } from '@/lib/platform/secrets'
import { db } from '@/lib/platform/db'
import { nothingSentYet, cannotRevise } from '@/lib/reviews/responses/refusals'

/** How a response refers to its respondent. */
export type ResponseOwner = { assigneeId: string } | { ownerHash: string }

export type Keyed = Pick<LockedRespondent, 'anonymity' | 'responseKey'>
type Owned = Keyed & Pick<LockedRespondent, 'assigneeId'>

/** Null unless the review is anonymous and not closed yet. */
export const keyOf = ({ anonymity, responseKey }: Keyed) =>
  anonymity === 'ANONYMOUS' && responseKey !== null ? openKey(responseKey) : null

/** Only the review's key can compute this hash. */
export const anonymousOwner = (key: Uint8Array, assigneeId: string) => ({ ownerHash: keyedHash(key, assigneeId) })

/** Null once the key of an anonymous review is destroyed. */
export function ownerOf({ assigneeId, ...review }: Owned): ResponseOwner | null {
  if (review.anonymity !== 'ANONYMOUS') return { assigneeId }
  const key = keyOf(review)
  return key && anonymousOwner(key, assigneeId)
}

// A revision holds changes to sent answers as a second response. It counts in nothing until it replaces the first, so
// that what counts was always sent as a whole.

/** Far more than one person can still revise. */
const MOST_REVISED = 10_000

/** A revision has no assignee even in a named review, because the sent response has it. */
export function revisionOwnerOf({ assigneeId, ...review }: Owned): { ownerHash: string } | null {
  const revision = `revision:${assigneeId}`
  if (review.anonymity !== 'ANONYMOUS') return { ownerHash: hashToken(revision) }
  const key = keyOf(review)
  return key && anonymousOwner(key, revision)
}

/** Covers all workspaces, but no anonymous reviews, because only a destroyed key ties those to a person. */
export async function listRevisionOwners({ userId }: { userId: string }): Promise<string[]> {
  const rows = await db.reviewAssignee.findMany({
    where: {
      member: activeIn(userId),
      status: 'ANSWERED',
      review: { anonymity: { not: 'ANONYMOUS' }, mayEdit: true },
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

/** Throws unless this respondent may change sent answers; a pause passes. */
export function ensureCanRevise(respondent: LockedRespondent) {
  if (respondent.assigneeStatus !== 'ANSWERED') throw nothingSentYet()
  if (!respondent.mayEdit) throw cannotRevise()
  ensureNotClosed(respondent)
}
