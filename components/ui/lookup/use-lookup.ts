'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Lookup } from './query-client'

/** How long to wait for the next letter of a search. */
export const SEARCH_PAUSE_MS = 150

/**
 * What the server answers; null asks nothing. Until it answers, and where it does not, `data` is the answer before. What
 * asks is fetched once there is something to ask, for no page needs it to be drawn.
 */
export function useLookup<Answer>(lookup: Lookup<Answer> | null) {
  const key = lookup && JSON.stringify(lookup.queryKey)
  const [heard, setHeard] = useState<{ key: string; data?: Answer; hasFailed: boolean }>()
  const asked = useEffectEvent(() => lookup)

  useEffect(() => {
    const question = asked()
    if (key === null || question === null) return
    const left = new AbortController()
    const fail = () => setHeard((before) => ({ ...before, key, hasFailed: true }))
    import('./query-client').then(({ observe }) => {
      if (left.signal.aborted) return
      const stop = observe(question, ({ data, isPending, isError }) => {
        if (isError) fail()
        else if (!isPending) setHeard({ key, data, hasFailed: false })
      })
      left.signal.addEventListener('abort', stop)
    }, fail)
    return () => left.abort()
  }, [key])

  const isHeard = heard?.key === key
  return { data: heard?.data, isWaiting: key !== null && !isHeard, hasFailed: isHeard && heard.hasFailed }
}
