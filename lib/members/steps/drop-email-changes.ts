import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/**
 * Takes back the addresses that were asked for in the name of these people and are not confirmed, in the caller's
 * transaction: of a new one before, and with sessions that end, because it may be a stranger's who had one of them.
 */
export async function dropEmailChanges(tx: Tx, userIds: string[]): Promise<void> {
  await tx.emailVerification.deleteMany({ where: { userId: { in: userIds }, usedAt: null, email: { not: null } } })
}
