import { QueryObserver } from '@tanstack/react-query'
import { getJson } from '@/components/ui/get-json'
import { queryClient } from '@/components/ui/lookup'

const POLL_MS = 60_000

const isCount = (body: unknown): body is { unSeenCount: number } =>
  typeof body === 'object' && body !== null && 'unSeenCount' in body && typeof body.unSeenCount === 'number'

/**
 * Asks once a minute how much is unread. Where it cannot be had, nothing is said to be unread rather than what may be long
 * read. Returns how to stop.
 */
export function pollUnread(hear: (count: number) => void): () => void {
  const observer = new QueryObserver(queryClient(), {
    queryKey: ['unread'],
    queryFn: ({ signal }) => getJson('/api/notification?type=unread', isCount, signal),
    refetchInterval: POLL_MS,
  })
  return observer.subscribe(({ data, isError, isFetching }) => {
    if (!isFetching) hear(isError || !data ? 0 : data.unSeenCount)
  })
}
