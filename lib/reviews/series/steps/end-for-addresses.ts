import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor, SystemActor } from '@/lib/access/actor'

/**
 * Ends a series for external addresses that became colleagues', in the caller's transaction. It must run early: once
 * the account or its address is gone, the match is lost. Sent forms and answers stay. Returns the number of changed
 * places.
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
