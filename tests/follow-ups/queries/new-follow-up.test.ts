import { expect, test } from 'vitest'
import { getNewFollowUp } from '@/lib/follow-ups/queries/get-follow-up-form'
import { aFollowUp, aFollowUpCircle } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { anAdmin } from '@/tests/factories/members'

test('about a goal it first invites its other assignees, unless the link names somebody', async () => {
  const { workspace, organizer, guest, colleague } = await aFollowUpCircle()
  const goal = await aGoal(await anAdmin({ workspace }), { type: 'Individual', assignees: [organizer, guest] })
  const invited = async (filter: object) => (await getNewFollowUp(organizer, filter)).values.attendeeIds
  expect(await invited({ goal: goal.id })).toEqual([guest.memberId])
  expect(await invited({ goal: goal.id, with: colleague.memberId })).toEqual([colleague.memberId])
  expect(await invited({})).toEqual([])
})

test('of a goal that one may not see it names nobody', async () => {
  const { workspace, guest, colleague } = await aFollowUpCircle()
  const hidden = { type: 'Individual' as const, visibility: 'PRIVATE' as const, assignees: [guest] }
  const goal = await aGoal(await anAdmin({ workspace }), hidden)
  expect((await getNewFollowUp(colleague, { goal: goal.id })).values).toMatchObject({ attendeeIds: [], goalIds: [] })
})

test('suggests the first time from ten that suits everyone, or else the organizer', async () => {
  const { organizer, guest, colleague } = await aFollowUpCircle()
  const attendees = [colleague]
  // A Friday; the next working day is Monday.
  await at('2898-01-17T08:00:00Z', async () => {
    const monday = '2898-01-20'
    const suggested = async () => {
      const { day, time } = (await getNewFollowUp(organizer, { with: guest.memberId })).values
      return `${day} ${time}`
    }
    expect(await suggested()).toBe(`${monday} 10:00`)
    await aFollowUp(organizer, { day: monday, time: '10:00', durationMinutes: 60, attendees })
    expect(await suggested()).toBe(`${monday} 11:00`)
    await aFollowUp(guest, { day: monday, time: '11:00', attendees })
    expect(await suggested()).toBe(`${monday} 11:30`)
    for (const time of ['12:00', '14:00', '16:00', '18:00', '20:00', '22:00'])
      await aFollowUp(guest, { day: monday, time, durationMinutes: 120, attendees })
    await aFollowUp(guest, { day: monday, time: '11:30', attendees })
    expect(await suggested()).toBe(`${monday} 11:00`)
  })
})
