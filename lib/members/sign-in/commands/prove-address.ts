import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { endSessions } from '@/lib/members/people/steps/end-sessions'

/** Marks an address as proven. A password set before may be a stranger's, so it is removed with its sessions. */
export async function proveAddress(userId: string): Promise<void> {
  await transaction(async (tx) => {
    const where = { id: userId, emailVerifiedAt: null }
    const { count } = await tx.user.updateMany({ where, data: { emailVerifiedAt: now(), passwordHash: null } })
    if (count > 0) await endSessions(tx, [userId])
  })
}
