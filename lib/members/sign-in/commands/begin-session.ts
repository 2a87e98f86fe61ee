import 'server-only'
import type { Claims } from '@/lib/access/session'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { findSessionPerson } from '@/lib/members/sign-in/queries'
import { noteUse } from '@/lib/members/sign-in/steps/note-use'
import { arrivalWorkspace } from '@/lib/members/sign-in/rules'

/**
 * Who signs in; `passwordHash` is the stored form of the password they did it with, if it was by one, and `begunSignIn` the
 * sign-in whose second step they took.
 */
type Proven = { id: string; passwordHash?: string; begunSignIn?: string }

/** Whether nothing is missing: who has a second factor has used it, once for each session. */
async function isWhole(tx: Tx, { id: userId, begunSignIn: tokenHash }: Proven): Promise<boolean> {
  if (tokenHash === undefined) return (await tx.secondFactor.count({ where: { userId } })) === 0
  const passed = { tokenHash, userId, passedAt: { not: null } }
  return (await tx.begunSignIn.deleteMany({ where: passed })).count === 1
}

/**
 * Keeps a session; null where the second step is missing, or the password was changed since it was shown, which has ended
 * all that it began.
 */
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
 * Begins a session on a device and answers what its token says; null when the account is not active, the password is
 * another one by now, or a second step is missing. The clock of its limits starts here.
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
