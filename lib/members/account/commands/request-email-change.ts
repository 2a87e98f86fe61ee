import 'server-only'
import { limit } from '@/lib/access/action'
import type { Actor } from '@/lib/access/actor'
import { hoursFrom, now } from '@/lib/platform/clock'
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

async function newestLink(tx: Tx, userId: string, email: string) {
  const token = newToken()
  const createdAt = now()
  await holdAccount(tx, userId)
  await tx.emailVerification.deleteMany({ where: { userId, usedAt: null, email: { not: null } } })
  const expiresAt = hoursFrom(createdAt, linkLifetimes.verificationHours)
  const data = { userId, email, tokenHash: hashToken(token), expiresAt, createdAt }
  const { id } = await tx.emailVerification.create({ data, select: { id: true } })
  return { id, token }
}

/**
 * Mails a link to the address somebody wants to have from now on; theirs stays until the link is used. An address that
 * has an account gets no mail, and whoever asks gets the same answer after the same time.
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
      if (!isTaken) await emailChangeRequested(tx, email, await newestLink(tx, actor.userId, email))
    }),
  )
  return { email }
}
