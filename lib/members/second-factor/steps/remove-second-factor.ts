import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { fullName } from '@/lib/members/rules'
import { endAllSessions } from '@/lib/members/steps/end-all-sessions'
import { secondFactorReset } from '@/lib/members/second-factor/notices'
import type { Tx } from '@/lib/platform/tx'

const select = { email: true, firstName: true, lastName: true, timeZone: true } as const

async function logReset(tx: Tx, userId: string, name: string) {
  const where = { userId, status: 'ACTIVE' } as const
  const places = await tx.member.findMany({ where, select: { id: true, workspaceId: true } })
  const title = `Support reset two-step sign-in of ${name}`
  for (const { id: objectId, workspaceId } of places) {
    await record(tx, systemActor(workspaceId), { action: 'account.two-step-reset', objectId, title })
  }
}

/**
 * Removes a lost second factor in the caller's transaction, ends all sessions, notifies the person and logs it in each
 * of their workspaces. False if they have none.
 */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  if ((await tx.secondFactor.deleteMany({ where: { userId } })).count === 0) return false
  await endAllSessions(tx, userId)
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId }, select })
  await secondFactorReset(tx, person)
  await logReset(tx, userId, fullName(person))
  return true
}
