import 'server-only'
import { endAllSessions } from '@/lib/members/steps/end-all-sessions'
import { secondFactorReset } from '@/lib/members/second-factor/notices'
import type { Tx } from '@/lib/platform/tx'

const select = { email: true, firstName: true, lastName: true, timeZone: true } as const

/**
 * Removes a lost second factor in the caller's transaction, ends all sessions and notifies the person. False if they
 * have none.
 */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  if ((await tx.secondFactor.deleteMany({ where: { userId } })).count === 0) return false
  await endAllSessions(tx, userId)
  await secondFactorReset(tx, await tx.user.findUniqueOrThrow({ where: { id: userId }, select }))
  return true
}
