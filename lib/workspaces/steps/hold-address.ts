import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { hashToken } from '@/lib/platform/secrets'
import { hoursFrom, now } from '@/lib/platform/clock'
import { linkLifetimes } from '@/lib/members/rules'

/**
 * Keeps the address of a workspace for whoever registers with it, in the caller's transaction, and gives back those that were
 * kept for the same mailbox, unless a workspace has them: a mailbox keeps one at a time. It is kept alike whether a workspace
 * is begun, or there is an account already.
 */
export async function holdAddress(tx: Tx, { slug, email }: { slug: string; email: string }): Promise<void> {
  const emailHash = hashToken(email)
  const expiresAt = hoursFrom(now(), linkLifetimes.verificationHours)
  await tx.heldAddress.upsert({
    where: { slug },
    create: { slug, emailHash, expiresAt },
    update: { expiresAt },
    select: { slug: true },
  })
  await tx.$executeRaw`
    DELETE FROM "HeldAddress" h WHERE h."emailHash" = ${emailHash} AND h.slug <> ${slug}
      AND NOT EXISTS (SELECT FROM "Workspace" w WHERE w.slug = h.slug)`
}
