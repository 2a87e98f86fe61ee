import 'server-only'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import { hashToken } from '@/lib/platform/secrets'
import { linkLifetimes } from '../../rules'
import { signInLinkSent } from '../notices'

type LinkRequest = { email: string; token: string; returnPath: string }

/** Keeps the link and queues its mail; the one before stops counting. An address without an account gets neither. */
export const sendSignInLink = ({ email, token, returnPath }: LinkRequest): Promise<void> =>
  atEvenPace(() =>
    transaction(async (tx) => {
      const person = await tx.user.findFirst({
        where: { email, status: 'ACTIVE' },
        select: { email: true, firstName: true, lastName: true, emailVerifiedAt: true },
      })
      if (!person) return
      const link = { tokenHash: hashToken(token), expiresAt: minutesFrom(now(), linkLifetimes.signInMinutes) }
      const where = { email: person.email }
      await tx.signInLink.upsert({ where, create: { ...where, ...link }, update: link, select: { email: true } })
      await signInLinkSent(tx, person, { token, returnPath })
    }),
  )
