'use client'

import { useLookup } from '@/components/ui/lookup/use-lookup'
import { isEmail } from '@/lib/reviews/model/rules/audience'

const emailsIn = (body: unknown): string[] => {
  const found = typeof body === 'object' && body !== null && 'unsubscribed' in body ? body.unsubscribed : []
  return Array.isArray(found) ? found.filter((email) => typeof email === 'string') : []
}

async function listAmong(id: string, emails: readonly string[], signal: AbortSignal) {
  const response = await fetch('/api/people/unsubscribed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, emails }),
    signal,
  })
  if (!response.ok) throw new Error(`The answer was ${response.status}.`)
  return emailsIn(await response.json())
}

/** Unsubscribed addresses as far as known; sending says the same. */
export function useUnsubscribed(id: string, emails: readonly string[]): ReadonlySet<string> {
  const asked = emails.filter(isEmail)
  const { data } = useLookup(
    asked.length === 0
      ? null
      : { queryKey: ['unsubscribed', id, ...asked], queryFn: ({ signal }) => listAmong(id, asked, signal) },
  )
  return new Set(data)
}
