import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { lockAccount } from './lock-account'
import { now } from '@/lib/platform/clock'
import { dropBegunSignIns } from './drop-begun-sign-ins'
import { dropEmailChanges } from './drop-email-changes'

type Asker = Pick<Actor, 'userId' | 'sessionId'>

/**
 * Ends every session of the actor but the one they are asking from, in the caller's transaction; answers how many. A new
 * address that was asked for, perhaps in one of them, is forgotten, and so are sign-ins that wait for their second step.
 */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: Asker): Promise<number> {
  await lockAccount(tx, userId)
  const others = sessionId === null ? {} : { id: { not: sessionId } }
  const where = { userId, endedAt: null, ...others }
  const { count } = await tx.userSession.updateMany({ where, data: { endedAt: now() } })
  await dropBegunSignIns(tx, [userId])
  await dropEmailChanges(tx, [userId])
  return count
}
