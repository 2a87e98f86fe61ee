import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dropEmailChanges } from '@/lib/members/account/commands/drop-email-changes'
import { holdAccount } from '@/lib/members/queries'

/**
 * Ends every session of the actor but the one they are asking from, in the caller's transaction; answers how many. A new
 * address that was asked for, perhaps in one of them, is forgotten.
 */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: Actor): Promise<number> {
  await holdAccount(tx, userId)
  const others = sessionId === null ? {} : { id: { not: sessionId } }
  const where = { userId, endedAt: null, ...others }
  const { count } = await tx.userSession.updateMany({ where, data: { endedAt: now() } })
  await dropEmailChanges(tx, [userId])
  return count
}
