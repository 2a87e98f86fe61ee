import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/** Forgets that an address refused our mail. Whether it did. */
export const forgetBouncedAddress = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.bouncedAddress.deleteMany({ where: { email } })).count > 0
