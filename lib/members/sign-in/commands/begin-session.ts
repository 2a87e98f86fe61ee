import 'server-only'
import type { Claims } from '@/lib/access/session'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { findSessionPerson } from '../queries'
import { arrivalWorkspace } from '../rules'

/**
 * Begins a session on a device and answers what its token says; null when the account is not active. The clock of its
 * limits starts here.
 */
export async function beginSession(userId: string, device: string): Promise<Omit<Claims, 'iat'> | null> {
  const person = await findSessionPerson(userId)
  if (!person) return null
  const { id: sub, sessionVersion, isSuperAdmin, lastWorkspaceId, workspaceIds } = person
  const createdAt = now()
  const data = { userId, device, createdAt, usedAt: createdAt }
  const { id: sessionId } = await db.userSession.create({ data, select: { id: true } })
  const startedAt = Math.floor(createdAt.getTime() / 1000)
  const workspaceId = arrivalWorkspace(lastWorkspaceId, workspaceIds)
  return { sub, sessionVersion, sessionId, isSuperAdmin, startedAt, workspaceId }
}
