import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'
import { passwordChanged } from '@/lib/members/account/notices'
import { ensureHardToGuess } from '@/lib/members/account/queries'
import { changedMeanwhile, noPasswordYet, samePassword, wrongPassword } from '@/lib/members/account/refusals'
import type { ChangePasswordInput } from '@/lib/members/account/schema'
import { checkOwnPassword } from './check-own-password'

/** Replaces a known password. Other sessions end, and mailed reset and sign-in links stop working. */
export async function changePassword(actor: Actor, { current, password }: ChangePasswordInput): Promise<object> {
  const before = await checkOwnPassword(actor, current)
  if (before === null) throw noPasswordYet()
  if (before === 'wrong') throw wrongPassword('current')
  if (current === password) throw samePassword()
  await ensureHardToGuess(password, { ...actor, workspaceNames: [actor.workspaceName] })
  const passwordHash = await hashPassword(password)
  const { userId: id, email, firstName, lastName, timeZone } = actor
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id, passwordHash: before }, data: { passwordHash } })
    if (count === 0) throw changedMeanwhile()
    await endOtherSessions(tx, actor)
    await tx.passwordReset.deleteMany({ where: { userId: id, usedAt: null } })
    await tx.signInLink.deleteMany({ where: { email } })
    await passwordChanged(tx, { email, firstName, lastName, timeZone })
  })
  return {}
}
