import 'server-only'
import { hoursFrom, now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { verificationStarted } from '../notices'
import { holdAccount } from '../queries'
import { linkLifetimes } from '../rules'

/** Sends a person a new link that proves their address, in the caller's transaction. Earlier ones stop counting. */
export async function startVerification(tx: Tx, person: { id: string; email: string }): Promise<void> {
  const token = newToken()
  const createdAt = now()
  await holdAccount(tx, person.id)
  await tx.emailVerification.deleteMany({ where: { userId: person.id, usedAt: null, email: null } })
  const link = await tx.emailVerification.create({
    data: {
      userId: person.id,
      tokenHash: hashToken(token),
      expiresAt: hoursFrom(createdAt, linkLifetimes.verificationHours),
      createdAt,
    },
    select: { id: true },
  })
  await verificationStarted(tx, person.email, { id: link.id, token })
}
