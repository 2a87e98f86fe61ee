import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/**
 * Cancels pending address changes of these people, in the caller's transaction: an ended session may have been a
 * stranger's.
 */
export async function dropEmailChanges(tx: Tx, userIds: string[]): Promise<void> {
  await tx.emailVerification.deleteMany({ where: { userId: { in: userIds }, usedAt: null, email: { not: null } } })
}
