import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScheduleForm } from '@/components/one-on-ones/schedules/schedule-form'
import { getNewSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
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

test('says how many people a schedule takes where there are more, and offers no more', async () => {
  expect(await formFor(2)).not.toContain('At most')
  const full = await formFor(51)
  expect(full).toContain('At most 50 people')
  expect(full.match(/<input[^>]*disabled=""/g)).toHaveLength(1)
})
