import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { startVerification } from './start-verification'

type Registered = { id: string; email: string; passwordHash: string }

/**
 * Somebody registers an address that waits to be proven once more, because the mail was lost, or because it was a stranger
 * before. From now on it is proven with the password chosen last, which replaces one that nobody could sign in with yet.
 */
export async function registerAgain(tx: Tx, { id, email, passwordHash }: Registered): Promise<void> {
  const { count } = await tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { passwordHash } })
  if (count > 0) await startVerification(tx, { id, email })
}
