import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listBusy } from '@/lib/meetings/queries/list-busy'
import { MADE_AHEAD_DAYS } from '@/lib/meetings/rules/series-days'
import {
  allHaveSeries,
  nobodyToSchedule,
  noSuchParticipant,
  notOnYourTeam,
  planChanged,
  startInPast,
} from '@/lib/one-on-ones/schedules/refusals'
import { layOut, type Layout, type PlannedSlot } from '@/lib/one-on-ones/schedules/rules/lay-out'
import { firstWeek } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import type { ScheduleFields, ScheduleOptions } from '@/lib/one-on-ones/schedules/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn, daysBetween, type Day } from '@/lib/shared/dates'
import { listComing, type ComingMeeting } from './list-coming'
import { listLedPeople } from './list-led-people'
import { listRunning, type RunningSeries } from './list-running'

export type SchedulePlan = Layout & { days: Day[]; running: RunningSeries[]; coming: ComingMeeting[] }

/** Their zones. Throws not-found for inactive ids, forbidden for people outside the actor's teams. */
async function zonesOfLed(actor: Actor, memberIds: readonly string[]) {
  const { people } = await listLedPeople(actor)
  const led = new Map(people.map(({ memberId, timeZone }) => [memberId, timeZone]))
  const others = memberIds.filter((id) => !led.has(id))
  if (others.length === 0) return led
  const here = await db.member.count({ where: { workspaceId: actor.workspaceId, id: { in: others } } })
  throw here < others.length ? noSuchParticipant() : notOnYourTeam()
}

export async function planSchedule(
  actor: Actor,
  options: ScheduleOptions,
  heldOn: readonly number[] = [],
): Promise<SchedulePlan> {
  const { memberIds, startsOn, frequency } = options
  const days = firstWeek(startsOn, frequency)
  const [from = startsOn] = days
  const today = dayIn(now(), actor.timeZone)
  if (from < today) throw startInPast()
  const ahead = Math.max(days.length, daysBetween(from, addDays(today, MADE_AHEAD_DAYS)) + 1)
  const [running, coming, busy, zones] = await Promise.all([
    listRunning(actor, memberIds),
    listComing(actor, memberIds),
    listBusy(actor, { from, days: ahead, members: [...memberIds] }),
    zonesOfLed(actor, memberIds),
  ])
  const met = new Set(running.map(({ memberId }) => memberId))
  const layout = layOut({
    ...options,
    organizerId: actor.memberId,
    busy,
    heldOn,
    zones,
    clock: { now: now(), zone: actor.timeZone },
    memberIds: memberIds.filter((id) => !met.has(id)),
  })
  return { ...layout, days, running, coming }
}

const inWords = (slots: readonly PlannedSlot[]) =>
  slots
    .map(({ memberId, day, time }) => `${memberId} ${day} ${time}`)
    .toSorted()
    .join()

/** The slots the actor saw. Throws a conflict if the plan has changed. */
export async function getSeenPlan(actor: Actor, { seen, ...options }: ScheduleFields): Promise<PlannedSlot[]> {
  const { slots, running } = await planSchedule(actor, options)
  if (inWords(slots) !== inWords(seen)) throw planChanged()
  if (slots.length === 0) throw running.length < options.memberIds.length ? nobodyToSchedule() : allHaveSeries()
  return slots
}
