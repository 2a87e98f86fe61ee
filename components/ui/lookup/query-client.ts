import { QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query'

/** A query and its cache key. */
export interface Lookup<Answer> {
  queryKey: readonly string[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  /** Transforms the answer. */
  select?: (answer: Answer) => Answer
  /** Debounce in milliseconds. */
  pauseMs?: number
  /** Asks without the cache, where a screen asks as it opens and would have to load it. */
  isUncached?: true
  /** Asks again and again. */
  refetchInterval?: number
}

// No retries, because typing or reopening asks again; offline counts as a failure.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Queries the server, cached answer first. Returns the stop function, which cancels. */
export function observe<Answer>(
  { queryFn, pauseMs = 0, ...rest }: Lookup<Answer>,
  hear: (result: QueryObserverResult<Answer>) => void,
): () => void {
  const observer = new QueryObserver<Answer>(client, {
    ...rest,
    queryFn: async ({ signal }) => {
      if (pauseMs > 0) await pause(pauseMs)
      signal.throwIfAborted()
      return queryFn({ signal })
    },
  })
  return observer.subscribe(hear)
}
