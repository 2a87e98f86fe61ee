import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { newTiming, type FormTiming } from '@/lib/meetings/rules/form-timing'
import { slotsOf, suitableSlot } from '@/lib/meetings/rules/meeting-times'
import { now } from '@/lib/platform/clock'
import { dayIn } from '@/lib/shared/dates'
import { listBusy, listZones } from './list-busy'

/**
 * A form's first suggestion, moved to the next time that suits all these people, in the working day of each if there is
 * one, or else the actor.
 */
export async function suggestTiming(actor: Actor, members: readonly string[]): Promise<FormTiming> {
  const at = { now: now(), zone: actor.timeZone }
  const timing = newTiming(dayIn(at.now, at.zone))
  const [busy, people] = await Promise.all([
    listBusy(actor, { from: timing.day, days: 1, members: [...members] }),
    listZones(actor, [...members, actor.memberId]),
  ])
  const slots = slotsOf(timing.day, timing.durationMinutes, at, busy).filter(({ time }) => time >= timing.time)
  const zones = people.map(({ timeZone }) => timeZone)
  const suitable =
    suitableSlot(slots, timing.time, zones) ?? slots.find(({ busyIds }) => !busyIds.includes(actor.memberId))
  return { ...timing, time: suitable?.time ?? timing.time }
}
