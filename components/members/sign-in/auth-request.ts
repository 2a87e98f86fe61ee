/** Where next-auth sends the browser next, and the code of what went wrong, if anything did. */
export interface AuthAnswer {
  url: string
  error: string | undefined
}

export async function readCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf', { cache: 'no-store' })
  const { csrfToken }: { csrfToken: string } = await response.json()
  return csrfToken
}

/** Posts to an address under /api/auth in next-auth's own way and returns its answer; throws when it has none. */
export async function postAuth(path: string, fields: Record<string, string> | FormData): Promise<AuthAnswer> {
  const given = fields instanceof FormData ? Object.fromEntries(fields) : fields
  // The proof a form was drawn with may have been replaced since.
  const whole = { ...given, csrfToken: await readCsrfToken(), json: 'true' }
  const body = new URLSearchParams(Object.entries(whole).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`/api/auth/${path}`, { method: 'POST', body })
  const { url }: { url?: string } = await response.json()
  if (url === undefined) throw new Error(`No answer from /api/auth/${path}.`)
  const query = new URL(url, location.href).searchParams
  return { url, error: query.get('error') ?? (query.has('csrf') ? 'Default' : undefined) }
}

/** Never resolves, so that the caller stays busy until the page is gone. */
export function leaveTo(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => undefined)
}
