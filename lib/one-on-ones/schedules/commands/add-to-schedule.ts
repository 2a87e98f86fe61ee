import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { hasSeriesAlready, noFreeTime, scheduleFull, scheduleIsOff } from '@/lib/one-on-ones/schedules/refusals'
import { scheduleLimits } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import type { AddToScheduleInput } from '@/lib/one-on-ones/schedules/schema'
import { lockSchedule } from '@/lib/one-on-ones/schedules/steps/lock-schedule'
import { makeSeries } from '@/lib/one-on-ones/schedules/steps/make-series'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'

/** Adds a participant at the first time free for both, and invites them to a series. */
export async function addToSchedule(actor: Actor, { id, memberId }: AddToScheduleInput): Promise<{ id: string }> {
  const { fields, heldOn } = await getSchedule(actor, id)
  const startsOn = addDays(dayIn(now(), actor.timeZone), 1)
  const plan = await planSchedule(actor, { ...fields, startsOn, memberIds: [memberId] }, heldOn)
  return transaction(async (tx) => {
    const schedule = await lockSchedule(tx, actor, id)
    if (!schedule.isEnabled) throw scheduleIsOff()
    const there = schedule.participants.find((one) => one.memberId === memberId)
    if (plan.running.length > 0 || there?.series?.endedAt === null) throw hasSeriesAlready()
    if (plan.slots.length === 0) throw noFreeTime()
    const others = schedule.participants.filter((one) => one.memberId !== memberId)
    if (others.length >= scheduleLimits.participants) throw scheduleFull(scheduleLimits.participants)
    await makeSeries(tx, actor, schedule, plan.slots)
    return { id }
  })
}
