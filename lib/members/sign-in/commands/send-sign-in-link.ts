import 'server-only'
import { isMailedJustNow } from '@/lib/notifications/outbox'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import { hashToken } from '@/lib/platform/secrets'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { linkLifetimes } from '@/lib/members/rules'
import { signInLinkKey, signInLinkSent } from '@/lib/members/sign-in/notices'

type LinkRequest = { email: string; token: string; returnPath: string }

/** True if a valid link to the same page was mailed within a minute. */
async function isOnItsWay(tx: Tx, { email: address, returnPath }: Omit<LinkRequest, 'token'>) {
  const link = await tx.signInLink.findUnique({ where: { email: address }, select: { tokenHash: true } })
  if (link === null) return false
  return isMailedJustNow(tx, { event: 'sign-in.link', key: signInLinkKey(link.tokenHash, returnPath), address })
}

/**
 * Stores the link and queues its mail; the earlier one becomes invalid, unless it is less than a minute old and leads
 * to the same page. Unknown addresses get neither.
 */
export const sendSignInLink = ({ email, token, returnPath }: LinkRequest): Promise<void> =>
  atEvenPace(() =>
    transaction(async (tx) => {
      const person = await tx.user.findFirst({
        where: { email, status: 'ACTIVE' },
        select: { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true },
      })
      if (!person) return
      await lockAccount(tx, person.id)
      if (await isOnItsWay(tx, { email: person.email, returnPath })) return
      const link = { tokenHash: hashToken(token), expiresAt: minutesFrom(now(), linkLifetimes.signInMinutes) }
      const where = { email: person.email }
      await tx.signInLink.upsert({ where, create: { ...where, ...link }, update: link, select: { email: true } })
      await signInLinkSent(tx, person, { token, returnPath })
    }),
  )
