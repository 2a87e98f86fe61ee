import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { hashToken } from '@/lib/platform/secrets'
import { hoursFrom, now } from '@/lib/platform/clock'
import { linkLifetimes } from '@/lib/members/rules'

/**
 * Reserves an address for a mailbox, in the caller's transaction, and releases its earlier reservations unless a
 * workspace has them. Known and unknown mailboxes are treated alike, so that it reveals no account.
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
