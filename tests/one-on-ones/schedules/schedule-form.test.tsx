import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScheduleForm } from '@/components/one-on-ones/schedules/schedule-form'
import { db } from '@/lib/platform/db'
import { getNewSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aTeamOf } from '@/tests/factories/schedules'

const formFor = async (people: number) => {
  const { lead } = await aTeamOf(people)
  return renderToStaticMarkup(<ScheduleForm start={await getNewSchedule(lead)} />)
}

test('with nobody chosen it can be sent, so that the refusal says what is missing', async () => {
  const { lead } = await aTeamOf(1)
  const start = await getNewSchedule(lead)
  const nobody = { ...start, values: { ...start.values, memberIds: [] }, plan: { ...start.plan, slots: [] } }
  const page = renderToStaticMarkup(<ScheduleForm start={nobody} />)
  expect(page).toContain('Create series')
  expect(page).not.toMatch(/<button[^>]*disabled[^>]*>Create series/)
})

test('says what time a meeting is for people elsewhere, and that it is no time to work', async () => {
  const { lead, people } = await aTeamOf(2)
  const [near = lead, far = lead] = people
  const where = { id: { in: [lead.userId, near.userId] } }
  await db.user.updateMany({ where, data: { timeZone: 'Asia/Kolkata' } })
  await db.user.update({ where: { id: far.userId }, data: { timeZone: 'America/Los_Angeles' } })
  await aOneOnOne(lead, near, { day: '2899-01-05', time: '08:00' })
  const start = await getNewSchedule({ ...lead, timeZone: 'Asia/Kolkata' })
  const page = renderToStaticMarkup(<ScheduleForm start={start} />).replaceAll('\u00A0', ' ')
  expect(page.match(/\d\d:\d\d [ap]m in [\w ]+/g)).toEqual(Array(2).fill(expect.stringContaining('in Los Angeles')))
  expect(page).toContain('You meet on Jan 05, 2899')
  expect(page).toContain('Outside working hours for Dana B')
})

test('says how many people a schedule takes where there are more, and offers no more', async () => {
  expect(await formFor(2)).not.toContain('At most')
  const full = await formFor(51)
  expect(full).toContain('At most 50 people')
  expect(full.match(/<input[^>]*disabled=""/g)).toHaveLength(1)
})
