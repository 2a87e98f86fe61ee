import 'server-only'
import type { Visitor } from '@/lib/access/action'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { verificationLinkGone } from '../refusals'
import type { VerifyEmailInput } from '../schema'

/**
 * Proves an address by the link sent to it, once. Pressing again says that it is proven already. It signs nobody in:
 * the link lives a day, and one that opens an account may live ten minutes (decisions, section 10).
 */
export async function verifyEmail(
  _visitor: Visitor,
  { token }: VerifyEmailInput,
): Promise<{ outcome: 'verified' | 'already'; email: string }> {
  const tokenHash = hashToken(token)
  const usedAt = now()
  const isVerified = await transaction(async (tx) => {
    const where = { tokenHash, email: null, usedAt: null, expiresAt: { gt: usedAt } }
    const { count } = await tx.emailVerification.updateMany({ where, data: { usedAt } })
    if (count === 0) return false
    const person = { emailVerifiedAt: null, emailVerifications: { some: { tokenHash } } }
    await tx.user.updateMany({ where: person, data: { emailVerifiedAt: usedAt } })
    return true
  })
  const select = { usedAt: true, user: { select: { email: true } } } as const
  const link = await db.emailVerification.findFirst({ where: { tokenHash, email: null }, select })
  if (!link?.usedAt) throw verificationLinkGone()
  return { outcome: isVerified ? 'verified' : 'already', email: link.user.email }
}
