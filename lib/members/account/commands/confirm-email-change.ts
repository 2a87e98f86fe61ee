import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { redirectMails } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { db, onUniqueViolation, transaction } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { emailChanged } from '@/lib/members/account/notices'
import { addressTaken, emailChangeGone } from '@/lib/members/account/refusals'
import type { ConfirmEmailChangeInput } from '@/lib/members/account/schema'

const linkSelect = {
  email: true,
  usedAt: true,
  user: { select: { id: true, email: true, firstName: true, lastName: true, timeZone: true } },
} as const

/**
 * Makes the confirmed address the sign-in address; idempotent while it is theirs. Older links stop working, the old
 * address is notified, and unsent mails go to the new one. Sessions continue.
 */
export async function confirmEmailChange(
  _visitor: Visitor,
  { token }: ConfirmEmailChangeInput,
): Promise<{ email: string }> {
  const usedAt = now()
  const where = { tokenHash: hashToken(token), email: { not: null }, user: { status: 'ACTIVE' } } as const
  const link = await db.emailVerification.findFirst({ where, select: linkSelect })
  if (!link || link.email === null) throw emailChangeGone()
  const { email: newEmail, user } = link
  if (link.usedAt !== null && user.email !== newEmail) throw emailChangeGone()
  if (link.usedAt !== null) return { email: newEmail }
  const change = transaction(async (tx) => {
    const open = { ...where, usedAt: null, expiresAt: { gt: usedAt } }
    const { id, email: oldEmail, ...person } = user
    await lockAccount(tx, id)
    const { count } = await tx.emailVerification.updateMany({ where: open, data: { usedAt } })
    if (count === 0) throw emailChangeGone()
    await tx.user.update({ where: { id }, data: { email: newEmail, emailVerifiedAt: usedAt }, select: { id: true } })
    await tx.signInLink.deleteMany({ where: { email: oldEmail } })
    await tx.passwordReset.deleteMany({ where: { userId: id, usedAt: null } })
    await redirectMails(tx, { userId: id, from: oldEmail, to: newEmail })
    await emailChanged(tx, { ...person, oldEmail, newEmail })
    return { email: newEmail }
  })
  return onUniqueViolation(change, addressTaken)
}
