import { getJson } from '@/components/ui/lookup/get-json'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import type { ScheduleFormStart } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import type { SchedulePlan } from '@/lib/one-on-ones/schedules/queries/plan-schedule'

const isPlan = (body: unknown): body is SchedulePlan => typeof body === 'object' && body !== null && 'slots' in body

type Choices = Omit<ScheduleFormStart['values'], 'title'>

function queryOf({ memberIds, weekdays, ...rest }: Choices) {
  const { durationMinutes, frequency, meetingsPerDay, startTime, startsOn } = rest
  return new URLSearchParams({
    frequency,
    startTime,
    startsOn,
    weekdays: weekdays.join(','),
    memberIds: memberIds.join(','),
    durationMinutes: String(durationMinutes),
    meetingsPerDay: String(meetingsPerDay),
  }).toString()
}

/** The plan for these choices. Refetched per attempt, because a changed plan may have refused it. */
export function usePlan({ values, plan }: ScheduleFormStart, choices: Choices, attempts: number) {
  const query = queryOf(choices)
  const isKnown = attempts === 0 && query === queryOf(values)
  const { data, isWaiting, hasFailed } = useLookup<SchedulePlan>(
    isKnown
      ? null
      : {
          queryKey: ['schedule-plan', query, String(attempts)],
          queryFn: ({ signal }) => getJson(`/api/one-on-one/schedule-plan?${query}`, isPlan, signal),
          pauseMs: SEARCH_PAUSE_MS,
        },
  )
  return { plan: isKnown ? plan : (data ?? plan), isWaiting, hasFailed }
}
