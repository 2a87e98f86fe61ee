import { getJson } from '@/components/ui/lookup/get-json'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import type { PersonZone } from '@/lib/meetings/queries/list-busy'
import type { Busy } from '@/lib/meetings/rules/meeting-times'
import type { Day } from '@/lib/shared/dates'

type Sent = { busy: { memberId: string; startsAt: string; endsAt: string }[]; zones: PersonZone[] }

const isSent = (body: unknown): body is Sent =>
  typeof body === 'object' && body !== null && 'busy' in body && 'zones' in body

const none: Sent = { busy: [], zones: [] }

/** The moved meeting, and whether its series moves. */
export interface MovedMeeting {
  id: string
  isWhole: boolean
}

interface BusyQuestion {
  from: Day
  days: number
  memberIds: readonly string[]
  moved?: MovedMeeting
  /** Attempts to book: asked anew with each, because a taken time may have refused it. */
  attempts?: number
}

/** Busy times and zones of these people. */
export function useBusy({ from, days, memberIds, moved, attempts = 0 }: BusyQuestion) {
  const query = new URLSearchParams({ from, days: String(days), members: memberIds.join(',') })
  if (moved) query.set('without', moved.id)
  if (moved?.isWhole) query.set('isWhole', 'true')
  const path = `/api/meetings/busy?${query.toString()}`
  const {
    data = none,
    isWaiting,
    hasFailed,
  } = useLookup<Sent>({
    queryKey: ['busy', path, String(attempts)],
    queryFn: ({ signal }) => getJson(path, isSent, signal),
    isUncached: true,
  })
  const busy: Busy[] = data.busy.map(({ memberId, startsAt, endsAt }) => ({
    memberId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  return { busy, zones: data.zones, isWaiting, hasFailed }
}
