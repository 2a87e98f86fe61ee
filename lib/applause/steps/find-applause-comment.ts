import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { notYourApplauseComment } from '@/lib/applause/refusals'
import type { Tx } from '@/lib/platform/db'

/** Null if deleted. Throws forbidden for other authors. */
export async function findOwnComment(
  tx: Tx,
  { memberId }: Actor,
  { id, commentId }: { id: string; commentId: string },
) {
  const where = { id: commentId, applauseId: id }
  const found = await tx.applauseComment.findFirst({ where, select: { memberId: true, comment: true } })
  if (found && found.memberId !== memberId) throw notYourApplauseComment()
  return found
}
