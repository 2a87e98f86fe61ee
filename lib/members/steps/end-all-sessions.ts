import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dropBegunSignIns } from './drop-begun-sign-ins'
import { dropEmailChanges } from './drop-email-changes'
import { lockAccount } from './lock-account'

/** In the caller's transaction; returns the count. */
export async function endAllSessions(tx: Tx, userId: string): Promise<number> {
  await lockAccount(tx, userId)
  const { count } = await tx.userSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now() } })
  if (count > 0) await tx.user.updateMany({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
  await dropBegunSignIns(tx, [userId])
  await dropEmailChanges(tx, [userId])
  return count
}
