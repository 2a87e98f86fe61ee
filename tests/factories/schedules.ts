import type { Actor } from '@/lib/access/actor'
import { memberActor } from '@/lib/access/actor'
import { createSchedule } from '@/lib/one-on-ones/schedules/commands/create-schedule'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import type { ScheduleFields } from '@/lib/one-on-ones/schedules/schema'
import { addDays, dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { aManager, aMember } from './members'
import { aTeam } from './teams'
import { aWorkspace, type GivenWorkspace } from './workspaces'

/** A manager with a team of so many people, in the order of their names. */
export async function aTeamOf(count: number, given: GivenWorkspace = {}) {
  const workspace = await aWorkspace(given)
  const { memberId } = await aManager({ workspace, firstName: 'Lee' })
  const people = []
  for (let index = 0; index < count; index += 1)
    people.push(await aMember({ workspace, firstName: `Dana ${String.fromCharCode(65 + index)}` }))
  const manager = await memberActor(memberId)
  const team = await aTeam({ workspace, members: people, managers: [manager] })
  return { workspace, team, people, lead: await memberActor(memberId) }
}

type GivenSchedule = Partial<Omit<ScheduleFields, 'seen' | 'memberIds'>>

/** Weekly half hours on any day from tomorrow on, unless told otherwise. */
export const scheduleFields = (people: readonly Actor[], given: GivenSchedule = {}) => ({
  title: 'One-on-one',
  durationMinutes: 30,
  frequency: 'Weekly' as const,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  meetingsPerDay: 2,
  startTime: '09:00',
  startsOn: addDays(dayIn(new Date(), 'UTC'), 1),
  ...given,
  memberIds: people.map(({ memberId }) => memberId),
})

/** A schedule that this manager laid out for these people. */
export async function aSchedule(lead: Actor, people: readonly Actor[], given: GivenSchedule = {}) {
  const fields = scheduleFields(people, given)
  const { slots } = await planSchedule(lead, fields)
  const { id } = await createSchedule(lead, { ...fields, seen: slots, madeId: randomId() })
  return { id, slots }
}
