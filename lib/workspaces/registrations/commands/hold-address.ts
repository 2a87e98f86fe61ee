import 'server-only'
import { linkLifetimes } from '@/lib/members/rules'
import { hoursFrom, now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { hashToken } from '@/lib/platform/secrets'

/**
 * Keeps the address of a workspace for whoever registered with it and got no new workspace, in the caller's transaction and
 * for as long as it would be kept for one that nobody confirms.
 */
export async function holdAddress(tx: Tx, { slug, email }: { slug: string; email: string }): Promise<void> {
  const held = { emailHash: hashToken(email), expiresAt: hoursFrom(now(), linkLifetimes.verificationHours) }
  await tx.heldAddress.upsert({ where: { slug }, create: { slug, ...held }, update: held })
}
