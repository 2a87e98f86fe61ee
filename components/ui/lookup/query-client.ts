import { QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query'

/** Something to ask the server, and the key its answer is kept under. */
export interface Lookup<Answer> {
  queryKey: readonly string[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  /** What is made of the answer. */
  select?: (answer: Answer) => Answer
  /** How long to wait for more to be typed. */
  pauseMs?: number
  /** Asks again and again. */
  refetchInterval?: number
}

// What fails is asked again by typing on or opening again, and whoever is offline is told that it failed.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks the server and tells what it answers, an answer kept from before first. Returns how to stop, which takes the question back. */
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
