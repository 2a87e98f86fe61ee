import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { startVerification } from './start-verification'

type Registered = { id: string; email: string; passwordHash: string }

/**
 * Registers an unproven address again, after a lost mail or a stranger's attempt. The newest password replaces the old
 * one, which nobody could sign in with yet.
 */
export async function registerAgain(tx: Tx, { id, email, passwordHash }: Registered): Promise<void> {
  const { count } = await tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { passwordHash } })
  if (count > 0) await startVerification(tx, { id, email })
}
