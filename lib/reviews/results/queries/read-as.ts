import 'server-only'
import { canActAsManager } from '@/lib/reviews/model/policy'
import type { HeadRow, Reader } from '@/lib/reviews/model/queries/find-readers'
import type { ReaderKind } from '@/lib/reviews/model/rules/readers'
import { isOut } from '@/lib/reviews/model/rules/release'
import { readerKind } from '@/lib/reviews/results/rules/shown-results'
import { readsAsManager } from '@/lib/teams/memberships/rules'

/** How it is shared with this reader, if it is. */
export const shareWith = ({ memberId }: Reader, { sharedTo }: HeadRow) =>
  sharedTo.find(({ member }) => member.id === memberId)

const isManagerOf = (reader: Reader, review: HeadRow) =>
  canActAsManager(reader) && readsAsManager(review, review.subject?.teams ?? [])

/** How it was released to this reader, even if they are its creator. */
export function releasedAs(reader: Reader, review: HeadRow): 'subject' | 'manager' | null {
  if (!isOut(review)) return null
  if (review.subjectId === reader.memberId)
    return review.seenBySubject || review.creatorId === reader.memberId ? 'subject' : null
  return review.seenByManager && isManagerOf(reader, review) ? 'manager' : null
}

/** The capacity in which this reader reads it, or null. */
export const readerOf = (reader: Reader, review: HeadRow): ReaderKind | null =>
  readerKind(review, review.sharedTo.length > 0, {
    creator: review.creatorId === reader.memberId,
    subject: review.subjectId === reader.memberId,
    manager: isManagerOf(reader, review),
    admin: reader.role === 'Admin',
    shared: shareWith(reader, review) !== undefined,
  })
