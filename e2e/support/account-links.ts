import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aPerson } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

/** A token that still opens something for somebody, and what is kept of it: its hash, as its command keeps it. */
async function aToken() {
  const [{ id: userId, email }, token] = [await aPerson(), newToken()]
  const at = now()
  return { token, email, kept: { userId, tokenHash: hashToken(token), createdAt: at, expiresAt: daysFrom(at, 1) } }
}

/** A link that signs somebody in, not used yet. */
export async function aSignInLink() {
  const { token, email, kept } = await aToken()
  const { tokenHash, expiresAt } = kept
  await db.signInLink.create({ data: { email, tokenHash, expiresAt } })
  return { email, token, path: `/auth/magic-link/${token}` }
}

/** A link to a new password, not used yet. */
export async function aPasswordReset() {
  const { token, kept } = await aToken()
  await db.passwordReset.create({ data: kept })
  return { tokenHash: kept.tokenHash, path: `/reset-password?token=${token}` }
}

/** A link that confirms the address of an account, or a new one for it; not used yet. */
export async function anEmailProof({ isForNew = false } = {}) {
  const { token, kept } = await aToken()
  await db.emailVerification.create({ data: { ...kept, ...(isForNew && { email: `${unique('new')}@acme.example` }) } })
  return { ...kept, path: `/email-verification-result?token=${token}` }
}
