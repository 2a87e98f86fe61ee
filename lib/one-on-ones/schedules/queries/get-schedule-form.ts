import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { DEFAULT_DURATION } from '@/lib/meetings/rules/meeting-times'
import { oneOnOneRepeatGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { mondayAfter, scheduleLimits } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import type { ScheduleFieldsInput } from '@/lib/one-on-ones/schedules/schema'
import { now } from '@/lib/platform/clock'
import { dayIn } from '@/lib/shared/dates'
import { getSchedule } from './get-schedule'
import { listLedPeople, type LedPeople } from './list-led-people'
import { planSchedule, type SchedulePlan } from './plan-schedule'

type Values = Omit<ScheduleFieldsInput, 'seen'>

export type ScheduleFormStart = LedPeople & {
  id?: string
  values: Values
  plan: SchedulePlan
  repeatGate: string | null
  today: string
  zone: string
}

type Begun = Partial<Values> & { id?: string }

async function startWith(actor: Actor, led: LedPeople, { id, ...begun }: Begun): Promise<ScheduleFormStart> {
  const today = dayIn(now(), actor.timeZone)
  const everybody = led.people.map(({ memberId }) => memberId).slice(0, scheduleLimits.participants)
  const values: Values = {
    title: 'One-on-one',
    durationMinutes: DEFAULT_DURATION,
    frequency: 'Weekly',
    weekdays: [2, 3, 4],
    meetingsPerDay: 4,
    startTime: '09:00',
    startsOn: mondayAfter(today),
    memberIds: everybody,
    ...begun,
  }
  const [plan, repeatGate] = await Promise.all([planSchedule(actor, values), oneOnOneRepeatGate(actor)])
  return { ...led, id, values, plan, repeatGate, today, zone: actor.timeZone }
}

/** Preselects everyone on the actor's teams. Throws forbidden for Members. */
export const getNewSchedule = async (actor: Actor): Promise<ScheduleFormStart> =>
  startWith(actor, await listLedPeople(actor), {})

/** A schedule, its restart values and teammates not in it. Throws not-found. */
export async function getScheduleScreen(actor: Actor, id: string) {
  // Before the role check, so others get not-found.
  const schedule = await getSchedule(actor, id)
  const led = await listLedPeople(actor)
  const { participants, fields, title, isEnabled } = schedule
  const inIt = new Set(participants.map(({ memberId }) => memberId))
  const ledIds = new Set(led.people.map(({ memberId }) => memberId))
  const memberIds = [...inIt].filter((memberId) => ledIds.has(memberId))
  return {
    schedule,
    additions: led.people.filter(({ memberId }) => !inIt.has(memberId)),
    start: isEnabled ? null : await startWith(actor, led, { ...fields, title, memberIds, id }),
  }
}

export type ScheduleScreenView = Awaited<ReturnType<typeof getScheduleScreen>>
