import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor, SystemActor } from '@/lib/access/actor'

/**
 * Ends a series for these outside addresses, which have become a colleague's, in the caller's transaction: with a new
 * address, or without an account, nobody is there any more to tell by that they are not to be written to. What was sent to
 * them and what they answered stays. Returns how many places changed by it.
 */
export async function endForAddresses(
  tx: Tx,
  { workspaceId }: Actor | SystemActor,
  { seriesId, emails }: { seriesId: string; emails: string[] },
) {
  if (emails.length === 0) return 0
  const places = { workspaceId, review: { seriesId }, external: { email: { in: emails } } }
  const where = { ...places, optedOutFromFuture: false }
  const { count } = await tx.reviewAssignee.updateMany({ where, data: { optedOutFromFuture: true } })
  return count
}
