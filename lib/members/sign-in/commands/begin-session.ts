import 'server-only'
import type { Claims } from '@/lib/access/session'
import { now } from '@/lib/platform/clock'
import { findSessionPerson } from '../queries'
import { arrivalWorkspace } from '../rules'

/** What the token of a new session says; null when the account is not active. The clock of its limits starts here. */
export async function beginSession(userId: string): Promise<Omit<Claims, 'iat'> | null> {
  const person = await findSessionPerson(userId)
  if (!person) return null
  const { id: sub, sessionVersion, isSuperAdmin, lastWorkspaceId, workspaceIds } = person
  const startedAt = Math.floor(now().getTime() / 1000)
  return { sub, sessionVersion, isSuperAdmin, startedAt, workspaceId: arrivalWorkspace(lastWorkspaceId, workspaceIds) }
}
