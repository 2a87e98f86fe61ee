import 'server-only'
import type { Claims } from '@/lib/access/session'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { findSessionPerson } from '@/lib/members/sign-in/queries'
import { arrivalWorkspace } from '@/lib/members/sign-in/rules'
import { switchWorkspaceSchema } from '@/lib/members/sign-in/schema'
import { noteUse } from '@/lib/members/sign-in/steps/note-use'
import { switchWorkspace } from './switch-workspace'

async function chosenWorkspace(userId: string, asked: unknown): Promise<string | null> {
  const parsed = switchWorkspaceSchema.safeParse(asked)
  if (!parsed.success) return null
  const { workspaceId } = parsed.data
  return (await switchWorkspace({ userId, workspaceId })) ? workspaceId : null
}

/** Records use of a session; false when it was ended. */
async function isStillOpen({ sessionId: id, sub: userId }: Claims): Promise<boolean> {
  const { count } = await db.userSession.updateMany({ where: { id, userId, endedAt: null }, data: { usedAt: now() } })
  return count === 1
}

/**
 * Renewed claims: in the requested workspace if the person is a member, else in the current one. Null when the session
 * was ended, the account is inactive, or its session version changed.
 */
export async function rollSession(claims: Claims, asked?: unknown): Promise<Claims | null> {
  const person = await findSessionPerson(claims.sub)
  if (!person || person.sessionVersion !== claims.sessionVersion || !(await isStillOpen(claims))) return null
  const chosen = asked === undefined ? null : await chosenWorkspace(person.id, asked)
  const workspaceId = chosen ?? arrivalWorkspace(claims.workspaceId, person.workspaceIds)
  await noteUse(workspaceId)
  return { ...claims, workspaceId, isSuperAdmin: person.isSuperAdmin }
}
