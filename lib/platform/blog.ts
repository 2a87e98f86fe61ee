import 'server-only'
import { env } from './env'
import { ProviderFailure } from './provider-failure'
import { readUpTo } from './read-up-to'

/** A visitor may be waiting for the page. */
const PATIENCE_MS = 2_000
const MOST_BYTES = 524_288

export const blogAddress = () => env.BLOG_URL

async function ask(address: string, signal: AbortSignal): Promise<Buffer> {
  const headers = { accept: 'application/json' }
  // A redirect would reach a host that nobody chose.
  const answer = await fetch(address, { headers, redirect: 'manual', cache: 'no-store', signal })
  if (!answer.ok || answer.body === null) throw new ProviderFailure('unavailable', `${answer.status}`)
  const bytes = await readUpTo(MOST_BYTES, answer.body)
  if (bytes === null) throw new ProviderFailure('refused', 'too large')
  return bytes
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ProviderFailure('refused', 'not JSON')
  }
}

/** The blog's unvalidated answer, without retries. Throws ProviderFailure. */
export async function askBlog(address: string): Promise<unknown> {
  try {
    return parse(await ask(address, AbortSignal.timeout(PATIENCE_MS)))
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure('unavailable', 'no answer')
  }
}
