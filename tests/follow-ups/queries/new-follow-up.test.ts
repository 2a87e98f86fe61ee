import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getNewFollowUp } from '@/lib/follow-ups/queries/get-follow-up-form'
import { aFollowUp, aFollowUpCircle } from '@/tests/factories/follow-ups'
import { aGoal, aLead } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aClosedReview, aReleasedReview } from '@/tests/factories/releases'

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

test('the title of a private goal isn’t proposed to people who may not see it', async () => {
  const { workspace, organizer } = await aFollowUpCircle()
  const admin = await anAdmin({ workspace })
  const of = { type: 'Individual' as const, assignees: [organizer] }
  const about = async (goal: { id: string }) => {
    const { values, goals } = await getNewFollowUp(organizer, { goal: goal.id })
    return [values.title, goals.find(({ id }) => id === goal.id)?.isPrivate]
  }
  const open = await aGoal(admin, { ...of, title: 'Launch' })
  const hidden = await aGoal(admin, { ...of, title: 'Plan for Lena', visibility: 'PRIVATE' })
  expect([await about(open), await about(hidden)]).toEqual([
    ['Launch', false],
    ['Follow-up', true],
  ])
})

test('about feedback it first invites who it is about, and they the person who asked for it', async () => {
  const { creator, subject, reader, asked, id: review } = await aReleasedReview({ isShared: true })
  const invited = async (actor: Actor) => (await getNewFollowUp(actor, { review })).values.attendeeIds
  for (const actor of [creator, reader]) expect(await invited(actor)).toEqual([subject.memberId])
  expect(await invited(subject)).toEqual([creator.memberId])
  for (const giver of asked) expect(await invited(giver)).toEqual([])
})

test('about feedback whose subject doesn’t read it, it first invites nobody', async () => {
  const { creator, id: review } = await aClosedReview()
  expect((await getNewFollowUp(creator, { review })).values).toMatchObject({ reviewIds: [review], attendeeIds: [] })
})

test('feedback that its readers read before any release is in the form they begin from it', async () => {
  const readers = { seenByManager: true, seenByAdmins: true, isShared: true }
  const { workspace, subject, reader, asked, id: review } = await aClosedReview(readers)
  const chosen = async (actor: Actor) => (await getNewFollowUp(actor, { review })).values
  const lead = await aLead({ workspace, members: [subject] })
  for (const actor of [reader, lead, await anAdmin({ workspace })])
    expect(await chosen(actor)).toMatchObject({ type: 'Review', reviewIds: [review], attendeeIds: [] })
  for (const actor of [subject, ...asked, await aMember({ workspace })])
    expect(await chosen(actor)).toMatchObject({ type: 'Casual', reviewIds: [] })
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

test('suggests a time in the working day of people in other zones, where there is one', async () => {
  const { workspace, organizer } = await aFollowUpCircle()
  const suggested = async (timeZone: string) => {
    const { memberId } = await aMember({ workspace, timeZone })
    return (await getNewFollowUp(organizer, { with: memberId })).values.time
  }
  await at('2898-01-17T08:00:00Z', async () => {
    expect(await suggested('America/New_York')).toBe('14:00')
    expect(await suggested('Asia/Kolkata')).toBe('10:00')
    expect(await suggested('Pacific/Auckland')).toBe('10:00')
  })
})
