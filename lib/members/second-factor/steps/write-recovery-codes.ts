import 'server-only'
import { inGroups, RECOVERY_CODES } from '@/lib/members/second-factor/rules'
import { derivedToken } from '@/lib/platform/secrets'
import { newTotpKey } from '@/lib/platform/authenticator/totp'
import type { Tx } from '@/lib/platform/tx'

const LENGTH = 10

/** The code has no hyphen here. */
export const recoveryCodeHash = (userId: string, code: string) => derivedToken(`recovery-code:${userId}:${code}`)

/** Replaces a person's recovery codes with ten new ones, in the caller's transaction; shown only here. */
export async function writeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newTotpKey().slice(0, LENGTH).toLowerCase())
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: recoveryCodeHash(userId, code) })),
  })
  return codes.map((code) => inGroups(code, LENGTH / 2, '-'))
}
