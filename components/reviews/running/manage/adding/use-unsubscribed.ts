'use client'

import { useEffect, useRef, useState } from 'react'
import { isEmail } from '@/lib/reviews/model/rules/audience'

const nobody: ReadonlySet<string> = new Set()

const emailsIn = (body: unknown): string[] => {
  const found = typeof body === 'object' && body !== null && 'unsubscribed' in body ? body.unsubscribed : []
  return Array.isArray(found) ? found.filter((email) => typeof email === 'string') : []
}

async function listAmong(id: string, emails: readonly string[]) {
  const response = await fetch('/api/people/unsubscribed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, emails }),
  })
  if (!response.ok) throw new Error(`The answer was ${response.status}.`)
  return emailsIn(await response.json())
}

/** At which of these addresses whoever reads them wants no mail, as far as the server has been asked of them. */
export function useUnsubscribed(id: string, emails: readonly string[]): ReadonlySet<string> {
  const [unsubscribed, setUnsubscribed] = useState(nobody)
  const asked = useRef(new Set<string>())

  useEffect(() => {
    const known = asked.current
    const fresh = emails.filter((email) => isEmail(email) && !known.has(email))
    if (fresh.length === 0) return
    for (const email of fresh) known.add(email)
    listAmong(id, fresh).then(
      (found) => setUnsubscribed((before) => new Set([...before, ...found])),
      // Sending says the same; the next change asks again.
      () => fresh.forEach((email) => known.delete(email)),
    )
  }, [id, emails])

  return unsubscribed
}
