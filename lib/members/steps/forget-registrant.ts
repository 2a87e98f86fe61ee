import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/**
 * Deletes an account whose address was never proven, with its links, in the caller's transaction, which has removed its
 * dependants. Mails to the address stay: they may be for its real owner.
 */
export async function forgetRegistrant(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.signInLink.deleteMany({ where: { email } })
  await tx.user.delete({ where: { id }, select: { id: true } })
}
