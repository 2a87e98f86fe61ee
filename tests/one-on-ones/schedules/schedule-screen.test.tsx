import { expect, test } from 'vitest'
import { ScheduleScreen } from '@/components/one-on-ones/schedules/schedule-screen'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { getScheduleScreen } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import { weekdayNames } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { db } from '@/lib/platform/db'
import { aSchedule, aTeamOf } from '@/tests/factories/schedules'
import { markupOf } from '@/tests/support/markup-of'

test('says on which days people meet, and while it is off, on which they may', async () => {
  const { lead, people } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  const shown = async () => markupOf(<ScheduleScreen {...await getScheduleScreen(lead, id)} zone="UTC" />)
  const { fields, heldOn } = (await getScheduleScreen(lead, id)).schedule
  expect([fields.weekdays.length > 1, heldOn.length]).toEqual([true, 1])
  expect(await shown()).toContain(`Weekly on ${weekdayNames[(heldOn[0] ?? 1) - 1]} · `)
  await turnOffSchedule(lead, { id })
  expect(await shown()).toMatch(/Weekly on \w{3}(,| and) /)
})

test('says what time the next meeting is for people elsewhere', async () => {
  const { lead, people } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  await db.user.update({ where: { id: people[0]?.userId }, data: { timeZone: 'Asia/Kolkata' } })
  const page = markupOf(<ScheduleScreen {...await getScheduleScreen(lead, id)} zone="UTC" />)
  expect(page.replaceAll('\u00A0', ' ')).toContain('09:00 am (02:30 pm in Kolkata)')
})
