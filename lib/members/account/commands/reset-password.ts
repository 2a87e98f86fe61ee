import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { hashToken } from '@/lib/platform/secrets'
import { endSessions } from '@/lib/members/people/steps/end-sessions'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { passwordChanged } from '@/lib/members/account/notices'
import { ensureHardToGuess } from '@/lib/members/account/queries'
import { resetLinkGone } from '@/lib/members/account/refusals'
import type { ResetPasswordInput } from '@/lib/members/account/schema'

const personSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  timeZone: true,
  emailVerifiedAt: true,
  members: { select: { workspace: { select: { name: true } } } },
} as const

/**
 * Sets a password by link, once, and ends all sessions. A refused password doesn't use up the link. The link also
 * proves the address.
 */
export async function resetPassword(_visitor: Visitor, { token, password }: ResetPasswordInput): Promise<object> {
  const at = now()
  const open = { tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: at }, user: { status: 'ACTIVE' } } as const
  const link = await db.passwordReset.findFirst({ where: open, select: { id: true, user: { select: personSelect } } })
  if (!link) throw resetLinkGone()
  const { user } = link
  const workspaceNames = user.members.map(({ workspace }) => workspace.name)
  await ensureHardToGuess(password, { ...user, workspaceNames })
  const passwordHash = await hashPassword(password)
  await transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const used = await tx.passwordReset.updateMany({ where: open, data: { usedAt: at } })
    if (used.count === 0) throw resetLinkGone()
    const emailVerifiedAt = user.emailVerifiedAt ?? at
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, emailVerifiedAt }, select: { id: true } })
    await endSessions(tx, [user.id])
    await tx.signInLink.deleteMany({ where: { email: user.email } })
    await passwordChanged(tx, user)
  })
  return {}
}
