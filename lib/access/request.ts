import 'server-only'
import { headers } from 'next/headers'
import { requestIdHeader } from '@/lib/shared/routes'

/** The id this request is logged under, and the address it came from as far as the proxy in front tells. */
export async function requestFacts() {
  const sent = await headers()
  const address = sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown'
  return { requestId: sent.get(requestIdHeader) ?? 'none', address }
}
