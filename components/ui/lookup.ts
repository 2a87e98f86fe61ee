'use client'

import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query'

/** Something to ask the server, and the key its answer is kept under. */
export interface Lookup<Answer> {
  queryKey: readonly string[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  /** What is made of the answer. */
  select?: (answer: Answer) => Answer
}

// What fails is asked again by typing on or opening again, and whoever is offline is told that it failed.
const queries = { retry: false, networkMode: 'always', refetchOnWindowFocus: false } as const

const newClient = () => new QueryClient({ defaultOptions: { queries } })

let client: QueryClient | undefined

/** The answers a browser keeps. The server asks nothing, and would keep the keys of everybody. */
export const queryClient = () => (typeof window === 'undefined' ? newClient() : (client ??= newClient()))

/** What the server answers; null asks nothing. */
export const useLookup = <Answer>(lookup: Lookup<Answer> | null) =>
  useQuery<Answer>({ queryKey: [], queryFn: skipToken, ...lookup }, queryClient())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The same while somebody types: the server is asked after a pause, and until it answers the answer before stays. */
export function useTypedLookup<Answer>(lookup: Lookup<Answer> | null, pauseMs = 150) {
  const paused = lookup && {
    ...lookup,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      await pause(pauseMs)
      signal.throwIfAborted()
      return lookup.queryFn({ signal })
    },
  }
  return useQuery<Answer>(
    { queryKey: [], queryFn: skipToken, ...paused, placeholderData: keepPreviousData },
    queryClient(),
  )
}
