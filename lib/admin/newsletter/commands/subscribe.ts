import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { daysFrom, isSamePress, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { newsletterConfirmation } from '@/lib/admin/newsletter/notices'
import type { SubscribeInput } from '@/lib/admin/newsletter/schema'

const perAddress: Limit = { name: 'newsletter', points: 10, seconds: 3600 }
const perMailbox: Limit = { name: 'newsletter-mailbox', points: 3, seconds: 86_400 }

const CONFIRM_DAYS = 7

type Known = { confirmedAt: Date | null; createdAt: Date; expiresAt: Date }

/** Whether an address needs no mail: it is subscribed or was just sent a link. */
const isSettled = ({ confirmedAt, createdAt, expiresAt }: Known, at: Date) =>
  confirmedAt !== null || (expiresAt > at && isSamePress(createdAt, at))

/** Mails a confirmation link; a subscribed address gets the same answer and no mail. */
export const subscribe = ({ address }: Visitor, { email }: SubscribeInput): Promise<object> =>
  atEvenPace(async () => {
    await limit(perAddress, address)
    await limit(perMailbox, hashToken(email))
    const createdAt = now()
    const token = newToken()
    const link = { tokenHash: hashToken(token), expiresAt: daysFrom(createdAt, CONFIRM_DAYS), createdAt }
    await transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('newsletter'), hashtext(${email}))`
      const known = await tx.newsletterSubscriber.findUnique({ where: { email } })
      if (known !== null && isSettled(known, createdAt)) return
      const where = { email }
      await tx.newsletterSubscriber.upsert({ where, create: { email, ...link }, update: link, select: { id: true } })
      await newsletterConfirmation(tx, { email, token, key: link.tokenHash })
    })
    return {}
  })
