import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { newToken, hashToken } from '@/lib/platform/secrets'
import { lockAccount } from './lock-account'
import { now, samePressSince, hoursFrom } from '@/lib/platform/clock'
import { linkLifetimes } from '@/lib/members/rules'
import { verificationStarted } from '@/lib/members/notices'

/**
 * Mails a new link that proves the address, in the caller's transaction. Earlier links become invalid; repeats within a
 * minute are ignored.
 */
export async function startVerification(tx: Tx, person: { id: string; email: string }): Promise<void> {
  const token = newToken()
  await lockAccount(tx, person.id)
  const createdAt = now()
  const open = { userId: person.id, usedAt: null, email: null }
  if ((await tx.emailVerification.count({ where: { ...open, createdAt: { gt: samePressSince(createdAt) } } })) > 0)
    return
  await tx.emailVerification.deleteMany({ where: open })
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
