import { announceSession } from '@/components/members/sign-in/session-channel'
import { leaveTo, readCsrfToken } from '@/components/members/sign-in/auth-request'

/** Switches the session; pages follow on their next load. */
export async function moveSession(workspaceId: string): Promise<void> {
  const csrfToken = await readCsrfToken()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ csrfToken, data: { workspaceId } })
  const answer = await fetch('/api/auth/session', { method: 'POST', headers, body })
  const session: { workspaceId?: string | null } = await answer.json()
  if (session.workspaceId !== workspaceId) throw new Error('The session did not move to the workspace.')
}

/** Reloads after a switch, in other tabs too. */
export function goOn(path: string): Promise<never> {
  announceSession('signIn')
  return leaveTo(path)
}

/** Goes on in another workspace. */
export async function enterWorkspace(workspaceId: string, path = '/dashboard'): Promise<never> {
  await moveSession(workspaceId)
  return goOn(path)
}
