import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { endSessions } from '@/lib/members/people/steps/end-sessions'

/**
 * Records that a person received mail at their address. A password chosen before that may be a stranger's who registered
 * the address in hope, so it goes, and with it every session it began.
 */
export async function proveAddress(userId: string): Promise<void> {
  await transaction(async (tx) => {
    const where = { id: userId, emailVerifiedAt: null }
    const { count } = await tx.user.updateMany({ where, data: { emailVerifiedAt: now(), passwordHash: null } })
    if (count > 0) await endSessions(tx, [userId])
  })
}
