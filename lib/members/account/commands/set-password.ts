import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { passwordChanged } from '@/lib/members/account/notices'
import { ensureHardToGuess, hasJustSignedIn } from '@/lib/members/account/queries'
import { arrivedLongAgo, passwordAlreadySet } from '@/lib/members/account/refusals'
import type { SetPasswordInput } from '@/lib/members/account/schema'

/**
 * Sets a first password shortly after a sign-in by mailed link; no session ends. Later an open browser proves nothing,
 * and they need a link for it.
 */
export async function setPassword(actor: Actor, { password }: SetPasswordInput): Promise<object> {
  await ensureHardToGuess(password, { ...actor, workspaceNames: [actor.workspaceName] })
  const passwordHash = await hashPassword(password)
  await transaction(async (tx) => {
    const where = { id: actor.userId, passwordHash: null }
    const { count } = await tx.user.updateMany({ where, data: { passwordHash } })
    if (count === 0) throw passwordAlreadySet()
    if (!(await hasJustSignedIn(actor, tx))) throw arrivedLongAgo()
    const { email, firstName, lastName, timeZone } = actor
    await passwordChanged(tx, { email, firstName, lastName, timeZone })
  })
  return {}
}
