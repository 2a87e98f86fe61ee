import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/**
 * Records that a person received mail at their address. A password chosen before that may be a stranger's who registered
 * the address in hope, so it goes, and with it every session it began.
 */
export async function proveAddress(userId: string): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now(), passwordHash: null, sessionVersion: { increment: 1 } },
  })
}
