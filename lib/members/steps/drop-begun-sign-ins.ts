import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/**
 * Deletes pending second steps of these people, in the caller's transaction: ending sessions must also stop sign-ins in
 * progress.
 */
export async function dropBegunSignIns(tx: Tx, userIds: string[]): Promise<void> {
  await tx.begunSignIn.deleteMany({ where: { userId: { in: userIds } } })
}
