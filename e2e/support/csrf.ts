import type { APIRequestContext } from '@playwright/test'

/** next-auth's own proof that a form is of this site, for the session of these requests. */
export async function csrfOf(request: APIRequestContext): Promise<string> {
  const { csrfToken }: { csrfToken: string } = await (await request.get('/api/auth/csrf')).json()
  return csrfToken
}
