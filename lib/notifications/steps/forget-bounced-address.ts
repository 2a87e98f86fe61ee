import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/** Returns whether it had bounced. */
export const forgetBouncedAddress = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.bouncedAddress.deleteMany({ where: { email } })).count > 0
