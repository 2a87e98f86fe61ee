import { getJson } from '@/components/ui/lookup/get-json'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import type { CheckedLanding } from '@/lib/one-on-ones/rescheduling/rules'

export interface RequestedSlot {
  id: string
  day: string
  time: string
}

type Sent = { landings: CheckedLanding[] }

const isSent = (body: unknown): body is Sent => typeof body === 'object' && body !== null && 'landings' in body

/** Where moves would land. Refetched per press, because a taken time may have refused it. */
export function useLandings(requestedMoves: readonly RequestedSlot[], presses: number) {
  const moves = requestedMoves.map(({ id, day, time }) => `${id}@${day}@${time}`).join(',')
  const { data, isWaiting, hasFailed } = useLookup<Sent>(
    moves === ''
      ? null
      : {
          queryKey: ['move-check', moves, String(presses)],
          queryFn: ({ signal }) =>
            getJson(`/api/one-on-one/move-check?${new URLSearchParams({ moves }).toString()}`, isSent, signal),
          pauseMs: SEARCH_PAUSE_MS,
        },
  )
  return { landings: moves === '' || isWaiting ? [] : (data?.landings ?? []), isWaiting, hasFailed }
}
