import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { isPassword } from '@/lib/platform/passwords/hashing'
import { hashToken } from '@/lib/platform/secrets'
import { wrongPassword } from '@/lib/members/account/refusals'
import type { VerifyEmailInput } from '@/lib/members/account/schema'
import { passwordNeeded, verificationLinkGone } from '@/lib/members/refusals'
import { isRegisteredHere } from '@/lib/members/queries'
import { linkState } from '@/lib/members/rules'
import { grantSignIn } from '@/lib/members/steps/grant-sign-in'

const select = {
  usedAt: true,
  expiresAt: true,
  user: { select: { id: true, email: true, passwordHash: true, emailVerifiedAt: true } },
} as const

/**
 * Proves an address by its mailed link, once; the token returned signs in. A repeat returns none. The registering
 * browser needs only the link; others need the password, because a stranger may have registered the address.
 */
export async function verifyEmail(
  visitor: Visitor,
  { token, password }: VerifyEmailInput,
): Promise<{ signInToken: string | null }> {
  const usedAt = now()
  const where = { tokenHash: hashToken(token), email: null }
  const link = await db.emailVerification.findFirst({ where, select })
  const state = linkState(link, usedAt)
  if (!link || state === 'gone') throw verificationLinkGone()
  const { id, email, passwordHash, emailVerifiedAt } = link.user
  if (state === 'used' || emailVerifiedAt !== null) return { signInToken: null }
  const isTheirs = isRegisteredHere(visitor, link.user) || (await isPassword(passwordHash, password))
  if (!isTheirs) throw password === '' ? passwordNeeded() : wrongPassword('password')
  return transaction(async (tx) => {
    const waiting = { id, emailVerifiedAt: null }
    const proven = await tx.user.updateMany({ where: { ...waiting, passwordHash }, data: { emailVerifiedAt: usedAt } })
    if (proven.count === 0) {
      // A simultaneous request won, or a newer registration has another password.
      if ((await tx.user.count({ where: waiting })) > 0) throw wrongPassword('password')
      return { signInToken: null }
    }
    const { count } = await tx.emailVerification.updateMany({ where: { ...where, usedAt: null }, data: { usedAt } })
    if (count === 0) throw verificationLinkGone()
    return { signInToken: await grantSignIn(tx, { email }) }
  })
}
