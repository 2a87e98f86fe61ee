import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/** Ends every session of the actor but the one they are asking from, in the caller's transaction; answers how many. */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: Actor): Promise<number> {
  const others = sessionId === null ? {} : { id: { not: sessionId } }
  const where = { userId, endedAt: null, ...others }
  return (await tx.userSession.updateMany({ where, data: { endedAt: now() } })).count
}
