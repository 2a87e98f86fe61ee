import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** The place of a person in a review. */
export const placeOf = ({ id }: { id: string }, { memberId }: Actor) =>
  db.reviewAssignee.findFirstOrThrow({ where: { reviewId: id, memberId } })

/** What a person was told in the product, of the events that begin so, oldest first. */
export async function toldTo({ memberId }: Actor, event: string) {
  const where = { memberId, key: { startsWith: event } }
  const found = await db.notification.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return found.map(({ message }) => message)
}
