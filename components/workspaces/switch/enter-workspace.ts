import { announceSession } from '@/components/members/session-channel'
import { leaveTo, readCsrfToken } from '@/components/members/sign-in/auth-request'

/** Goes on in another workspace: the session moves there, this person's other tabs follow, and the page is loaded anew. */
export async function enterWorkspace(workspaceId: string, path = '/dashboard'): Promise<never> {
  const csrfToken = await readCsrfToken()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ csrfToken, data: { workspaceId } })
  const answer = await fetch('/api/auth/session', { method: 'POST', headers, body })
  const session: { workspaceId?: string | null } = await answer.json()
  if (session.workspaceId !== workspaceId) throw new Error('The session did not move to the workspace.')
  announceSession('signIn')
  return leaveTo(path)
}
