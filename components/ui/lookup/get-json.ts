import { toastRefusal } from '@/components/ui/form/toast-refusal'

const SIGNED_OUT = 401
const SIGNED_OUT_WORDS = 'Your session has ended. Sign in again to go on.'

/** A route's JSON. Throws on failures and unexpected shapes. */
export async function getJson<Body>(
  path: string,
  isExpected: (body: unknown) => body is Body,
  signal?: AbortSignal,
): Promise<Body> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
  if (response.status === SIGNED_OUT) toastRefusal({ isSignedOut: true }, SIGNED_OUT_WORDS)
  const body: unknown = response.ok ? await response.json() : undefined
  if (!isExpected(body)) throw new Error(`The answer was ${response.status}.`)
  return body
}
