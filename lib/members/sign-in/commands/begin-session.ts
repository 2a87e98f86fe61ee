import 'server-only'
import type { Claims } from '@/lib/access/session'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { findSessionPerson } from '@/lib/members/sign-in/queries'
import { noteUse } from '@/lib/members/sign-in/steps/note-use'
import { arrivalWorkspace } from '@/lib/members/sign-in/rules'

/** `passwordHash` is what a password sign-in verified, `begunSignIn` the first step of a two-step sign-in. */
type Proven = { id: string; passwordHash?: string; begunSignIn?: string }

/** True without a second factor, or once it was used; one use per session. */
async function isWhole(tx: Tx, { id: userId, begunSignIn: tokenHash }: Proven): Promise<boolean> {
  if (tokenHash === undefined) return (await tx.secondFactor.count({ where: { userId } })) === 0
  const passed = { tokenHash, userId, passedAt: { not: null } }
  return (await tx.begunSignIn.deleteMany({ where: passed })).count === 1
}

/** Null when the second step is missing, or the password changed since it was checked. */
const keepSession = (proven: Proven, device: string, createdAt: Date) =>
  transaction(async (tx) => {
    const { id: userId, passwordHash } = proven
    await lockAccount(tx, userId)
    if ((await tx.user.count({ where: { id: userId, passwordHash } })) === 0) return null
    if (!(await isWhole(tx, proven))) return null
    const data = { userId, device, createdAt, usedAt: createdAt }
    return tx.userSession.create({ data, select: { id: true } })
  })

/**
 * Begins a session and returns its claims; null when the account is inactive, the password changed, or the second step
 * is missing. The limits count from here.
 */
export async function beginSession(proven: Proven, device: string): Promise<Omit<Claims, 'iat'> | null> {
  const person = await findSessionPerson(proven.id)
  if (!person) return null
  const { id: sub, sessionVersion, isSuperAdmin, lastWorkspaceId, workspaceIds } = person
  const createdAt = now()
  const session = await keepSession(proven, device, createdAt)
  if (!session) return null
  const startedAt = Math.floor(createdAt.getTime() / 1000)
  const workspaceId = arrivalWorkspace(lastWorkspaceId, workspaceIds)
  await noteUse(workspaceId)
  return { sub, sessionVersion, sessionId: session.id, isSuperAdmin, startedAt, workspaceId }
}
