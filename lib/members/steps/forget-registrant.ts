import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/**
 * Removes the account of somebody who never showed that its address is theirs, with every link to it, in the caller's
 * transaction, which has settled that it goes and has removed what hangs on it. The mails to the address stay: those of
 * others may be for whoever it really belongs to.
 */
export async function forgetRegistrant(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.signInLink.deleteMany({ where: { email } })
  await tx.user.delete({ where: { id }, select: { id: true } })
}
