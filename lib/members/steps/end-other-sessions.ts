import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { lockAccount } from './lock-account'
import { now } from '@/lib/platform/clock'
import { dropBegunSignIns } from './drop-begun-sign-ins'
import { dropEmailChanges } from './drop-email-changes'

type Asker = Pick<Actor, 'userId' | 'sessionId'>

/**
 * Ends the actor's other sessions in the caller's transaction; returns the count. It also cancels a pending address
 * change and pending second steps, which another session may have begun.
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
