import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { signedOut } from '@/lib/access/request'
import { hoursFrom, now, samePressSince } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken, newToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { linkLifetimes } from '@/lib/members/rules'
import { emailChangeAsked, emailChangeRequested } from '@/lib/members/account/notices'
import { sameAddress } from '@/lib/members/account/refusals'
import type { RequestEmailChangeInput } from '@/lib/members/account/schema'
import { dropEmailChanges } from '@/lib/members/steps/drop-email-changes'
import { proveIdentity } from './prove-identity'

const perPerson: Limit = { name: 'email-change', points: 5, seconds: 86_400 }

/** A session ended meanwhile must not leave a link behind. */
async function ensureSignedIn(tx: Tx, { sessionId: id }: Actor) {
  if (id !== null && (await tx.userSession.count({ where: { id, endedAt: null } })) === 0) throw signedOut()
}

/** A new link replaces earlier ones; null within a minute of the last. */
async function newestLink(tx: Tx, actor: Actor, email: string) {
  const { userId } = actor
  const token = newToken()
  await lockAccount(tx, userId)
  await ensureSignedIn(tx, actor)
  const createdAt = now()
  const asked = { userId, usedAt: null, email, createdAt: { gt: samePressSince(createdAt) } }
  if ((await tx.emailVerification.count({ where: asked })) > 0) return null
  await dropEmailChanges(tx, [userId])
  const expiresAt = hoursFrom(createdAt, linkLifetimes.verificationHours)
  const data = { userId, email, tokenHash: hashToken(token), expiresAt, createdAt }
  const { id } = await tx.emailVerification.create({ data, select: { id: true } })
  return { id, token }
}

/**
 * Mails a link to the new address, once a minute, and notifies the current one, which stays until the link is used. An
 * address with an account looks the same but gets no mail. Refuses without the person's confirmation.
 */
export async function requestEmailChange(
  actor: Actor,
  { email, ...proof }: RequestEmailChangeInput,
): Promise<{ email: string }> {
  await proveIdentity(actor, 'email-change', proof)
  if (email === actor.email) throw sameAddress()
  await limit(perPerson, actor.userId)
  await atEvenPace(() =>
    transaction(async (tx) => {
      const link = await newestLink(tx, actor, email)
      if (!link) return
      await emailChangeAsked(tx, actor, email)
      const isTaken = (await tx.user.findUnique({ where: { email }, select: { id: true } })) !== null
      if (!isTaken) await emailChangeRequested(tx, email, link)
    }),
  )
  return { email }
}
