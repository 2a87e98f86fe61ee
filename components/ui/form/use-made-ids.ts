import { useState } from 'react'
import { randomId } from '@/lib/shared/randomness'

/** An id per target, chosen once. */
function pickIds() {
  const ids = new Map<string, string>()
  return (what: string) => {
    const id = ids.get(what) ?? randomId()
    ids.set(what, id)
    return id
  }
}

/**
 * A stable id per press target while this screen is mounted, so retries create nothing twice. For presses that open
 * what they created; a new visit creates another.
 */
export const useMadeIds = () => useState(pickIds)[0]
