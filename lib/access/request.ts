import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/platform/env'
import { requestIdHeader } from '@/lib/shared/routes'

// On one's own machine a person may come by any of its names; elsewhere the settings alone say where we are.
function originOf(sent: Headers) {
  if (env.RAPPORT_MODE === 'production') return new URL(env.APP_URL).origin
  const host = sent.get('x-forwarded-host') ?? sent.get('host')
  return host === null ? new URL(env.APP_URL).origin : `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`
}

/**
 * The id this request is logged under, the address it came from as far as the proxy in front tells, what the browser
 * calls itself, and our origin.
 */
export async function requestFacts() {
  const sent = await headers()
  const address = sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown'
  const userAgent = sent.get('user-agent')
  return { requestId: sent.get(requestIdHeader) ?? 'none', address, userAgent, origin: originOf(sent) }
}
