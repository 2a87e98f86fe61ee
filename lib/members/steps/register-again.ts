import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { startVerification } from './start-verification'

type Registered = {
  id: string
  email: string
  firstName: string
  lastName: string
  timeZone: string
  passwordHash: string
}

/**
 * Registers an unproven address again, after a lost mail or a stranger's attempt. The newest password replaces the old
 * one, which nobody could sign in with yet, and so do name and zone, unless others have let the person in.
 */
export async function registerAgain(tx: Tx, { id, email, passwordHash, ...called }: Registered): Promise<void> {
  const where = { id, emailVerifiedAt: null }
  const { count } = await tx.user.updateMany({ where, data: { passwordHash } })
  const alone = { members: { every: { workspace: { members: { every: { userId: id } } } } } }
  await tx.user.updateMany({ where: { ...where, ...alone }, data: called })
  if (count > 0) await startVerification(tx, { id, email })
}
