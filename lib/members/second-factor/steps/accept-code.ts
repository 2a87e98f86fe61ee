import 'server-only'
import type { PersonName } from '@/lib/members/rules'
import { recoveryCodeUsed } from '@/lib/members/second-factor/notices'
import { isAppCode, isRecoveryCode } from '@/lib/members/second-factor/rules'
import { now } from '@/lib/platform/clock'
import { unsealIfPossible } from '@/lib/platform/secrets'
import { matchingStep } from '@/lib/platform/authenticator/totp'
import type { Tx } from '@/lib/platform/tx'
import { recoveryCodeHash } from './write-recovery-codes'

export type CodeOwner = PersonName & { userId: string; email: string; timeZone: string }

async function spendAppCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { secret: true } })
  const key = factor && unsealIfPossible(factor.secret)
  const step = key ? matchingStep(key, code, now()) : null
  if (step === null) return false
  const where = { userId, lastStep: { lt: step } }
  return (await tx.secondFactor.updateMany({ where, data: { lastStep: step } })).count === 1
}

async function spendRecoveryCode(tx: Tx, owner: CodeOwner, code: string): Promise<boolean> {
  const { userId } = owner
  const where = { userId, codeHash: recoveryCodeHash(userId, code), usedAt: null }
  const { count } = await tx.recoveryCode.updateMany({ where, data: { usedAt: now() } })
  if (count === 0) return false
  await recoveryCodeUsed(tx, owner, await tx.recoveryCode.count({ where: { userId, usedAt: null } }))
  return true
}

/** Spends an app or recovery code in the caller's transaction; false if wrong or spent. */
export async function acceptCode(tx: Tx, owner: CodeOwner, code: string): Promise<boolean> {
  if (isAppCode(code)) return spendAppCode(tx, owner.userId, code)
  return isRecoveryCode(code) && spendRecoveryCode(tx, owner, code)
}
