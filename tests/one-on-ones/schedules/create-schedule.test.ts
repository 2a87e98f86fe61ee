import { expect, test } from 'vitest'
import { createSchedule } from '@/lib/one-on-ones/schedules/commands/create-schedule'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aTeamOf, scheduleFields } from '@/tests/factories/schedules'

test('makes a series for each person, exactly as the plan showed', async () => {
  const { lead, people } = await aTeamOf(3)
  const fields = scheduleFields(people)
  const plan = await planSchedule(lead, fields)
  console.log(plan)
  const { id } = await createSchedule(lead, { ...fields, seen: plan.slots, madeId: randomId() })
  const made = await db.oneOnOneScheduleParticipant.findMany({
    where: { scheduleId: id },
    include: { series: { include: { meetings: true } } },
  })
  expect(made.map(({ series }) => series?.meetings.length)).toEqual([])
})
