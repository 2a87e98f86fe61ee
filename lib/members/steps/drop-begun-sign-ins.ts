import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/**
 * Forgets the sign-ins of these people that wait for their second step, in the caller's transaction: what ends sessions
 * must leave no way to begin another with what was shown before.
 */
export async function dropBegunSignIns(tx: Tx, userIds: string[]): Promise<void> {
  await tx.begunSignIn.deleteMany({ where: { userId: { in: userIds } } })
}
