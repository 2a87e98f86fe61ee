import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { dropBegunSignIns } from '@/lib/members/steps/drop-begun-sign-ins'
import { dropEmailChanges } from '@/lib/members/steps/drop-email-changes'

/** Ends all their sessions in the caller's transaction, and cancels a pending address change. */
export async function endSessions(tx: Tx, userIds: string[]) {
  await tx.user.updateMany({ where: { id: { in: userIds } }, data: { sessionVersion: { increment: 1 } } })
  const open = { userId: { in: userIds }, endedAt: null }
  await tx.userSession.updateMany({ where: open, data: { endedAt: now() } })
  await dropBegunSignIns(tx, userIds)
  await dropEmailChanges(tx, userIds)
}
