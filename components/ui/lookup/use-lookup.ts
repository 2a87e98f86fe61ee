'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Lookup } from './query-client'

/** Debounce of searches, in milliseconds. */
export const SEARCH_PAUSE_MS = 150

/**
 * The server's answer; null asks nothing. While loading or failed, `data` is the previous answer. The client loads with
 * the first query, because no first paint needs it.
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
    const hear = (data: Answer) => setHeard({ key, data, hasFailed: false })
    if (question.isUncached) {
      const { signal } = left
      question.queryFn({ signal }).then(
        (data) => signal.aborted || hear(data),
        () => signal.aborted || fail(),
      )
      return () => left.abort()
    }
    import('./query-client').then(({ observe }) => {
      if (left.signal.aborted) return
      const stop = observe(question, ({ data, isPending, isError }) => {
        if (isError) fail()
        else if (!isPending) hear(data)
      })
      left.signal.addEventListener('abort', stop)
    }, fail)
    return () => left.abort()
  }, [key])

  const isHeard = heard?.key === key
  return { data: heard?.data, isWaiting: key !== null && !isHeard, hasFailed: isHeard && heard.hasFailed }
}
