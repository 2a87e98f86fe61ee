import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { newToken, hashToken } from '@/lib/platform/secrets'
import { minutesFrom, now } from '@/lib/platform/clock'
import { linkLifetimes } from '@/lib/members/rules'

/**
 * Stores a new sign-in link in the caller's transaction and returns its token: for a browser that proved its person, or
 * for a mail to them. The earlier link becomes invalid.
 */
export async function grantSignIn(tx: Tx, { email }: { email: string }): Promise<string> {
  const token = newToken()
  const link = { tokenHash: hashToken(token), expiresAt: minutesFrom(now(), linkLifetimes.signInMinutes) }
  await tx.signInLink.upsert({ where: { email }, create: { email, ...link }, update: link, select: { email: true } })
  return token
}
