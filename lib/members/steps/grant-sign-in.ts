import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { newToken, hashToken } from '@/lib/platform/secrets'
import { minutesFrom, now } from '@/lib/platform/clock'
import { linkLifetimes } from '@/lib/members/rules'

/**
 * Keeps a new sign-in link for an address in the caller's transaction, and answers its token: for a browser that has just
 * shown to be that person's, or for a mail to them. The one before stops counting.
 */
export async function grantSignIn(tx: Tx, { email }: { email: string }): Promise<string> {
  const token = newToken()
  const link = { tokenHash: hashToken(token), expiresAt: minutesFrom(now(), linkLifetimes.signInMinutes) }
  await tx.signInLink.upsert({ where: { email }, create: { email, ...link }, update: link, select: { email: true } })
  return token
}
