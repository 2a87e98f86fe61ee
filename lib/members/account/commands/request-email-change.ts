import 'server-only'
import { limit } from '@/lib/access/action'
import type { Actor } from '@/lib/access/actor'
import { hoursFrom, now, samePressSince } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken, newToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { checkOwnPassword } from '../../passwords/commands/check-own-password'
import { wrongPassword } from '../../passwords/refusals'
import { holdAccount } from '../../queries'
import { linkLifetimes } from '../../rules'
import { emailChangeRequested } from '../notices'
import { sameAddress } from '../refusals'
import type { RequestEmailChangeInput } from '../schema'

const perPerson: Limit = { name: 'email-change', points: 5, seconds: 86_400 }

/** A new link in the place of those before; null where it was asked for just now, and asking again is the same press. */
async function newestLink(tx: Tx, userId: string, email: string) {
  const token = newToken()
  await holdAccount(tx, userId)
  const createdAt = now()
  const open = { userId, usedAt: null, email: { not: null } }
  const asked = { ...open, email, createdAt: { gt: samePressSince(createdAt) } }
  if ((await tx.emailVerification.count({ where: asked })) > 0) return null
  await tx.emailVerification.deleteMany({ where: open })
  const expiresAt = hoursFrom(createdAt, linkLifetimes.verificationHours)
  const data = { userId, email, tokenHash: hashToken(token), expiresAt, createdAt }
  const { id } = await tx.emailVerification.create({ data, select: { id: true } })
  return { id, token }
}

/**
 * Mails a link to the address somebody wants to have from now on, once a minute; theirs stays until the link is used. An
 * address that has an account gets no mail, and whoever asks gets the same answer after the same time.
 */
export async function requestEmailChange(
  actor: Actor,
  { email, password }: RequestEmailChangeInput,
): Promise<{ email: string }> {
  if ((await checkOwnPassword(actor, password)) === 'wrong') throw wrongPassword('password')
  if (email === actor.email) throw sameAddress()
  await limit(perPerson, actor.userId)
  await atEvenPace(() =>
    transaction(async (tx) => {
      const isTaken = (await tx.user.findUnique({ where: { email }, select: { id: true } })) !== null
      const link = isTaken ? null : await newestLink(tx, actor.userId, email)
      if (link) await emailChangeRequested(tx, email, link)
    }),
  )
  return { email }
}
