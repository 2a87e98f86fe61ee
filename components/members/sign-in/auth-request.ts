/** next-auth's next URL, and its error code if any. */
export interface AuthAnswer {
  url: string
  error: string | undefined
}

export async function readCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf', { cache: 'no-store' })
  const { csrfToken }: { csrfToken: string } = await response.json()
  return csrfToken
}

/** Posts to /api/auth in next-auth's format; throws without a response. */
export async function postAuth(path: string, fields: Record<string, string> | FormData): Promise<AuthAnswer> {
  const given = fields instanceof FormData ? Object.fromEntries(fields) : fields
  // The form's CSRF token may have been replaced.
  const whole = { ...given, csrfToken: await readCsrfToken(), json: 'true' }
  const body = new URLSearchParams(Object.entries(whole).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`/api/auth/${path}`, { method: 'POST', body })
  const { url }: { url?: string } = await response.json()
  if (url === undefined) throw new Error(`No answer from /api/auth/${path}.`)
  const query = new URL(url, location.href).searchParams
  return { url, error: query.get('error') ?? (query.has('csrf') ? 'Default' : undefined) }
}

/** Never resolves, so the caller stays busy until the page unloads. */
export function leaveTo(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => undefined)
}
