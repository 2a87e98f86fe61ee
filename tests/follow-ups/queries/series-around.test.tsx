import { expect, test } from 'vitest'
import { FollowUpScreen } from '@/components/follow-ups/detail/follow-up-screen'
import type { Actor } from '@/lib/access/actor'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { tickNextStep } from '@/lib/follow-ups/commands/tick-next-step'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { at } from '@/tests/factories/meetings'
import { markupOf } from '@/tests/support/markup-of'

const aSeries = () =>
  at('2027-01-04T08:00:00Z', async () => {
    const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const
    const { id, ...circle } = await aFollowUpBetween(weekly)
    const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
    const meetings = await db.meeting.findMany({ where: { seriesId }, orderBy: { startsAt: 'asc' } })
    return { ...circle, ids: meetings.map((meeting) => meeting.id) }
  })

async function aStep(actor: Actor, id: string, title: string) {
  const madeId = randomId()
  await addNextStep(actor, { madeId, id, title, ownerId: null, dueOn: null })
  return { id, itemId: madeId }
}

const around = async (actor: Actor, id: string | undefined) => {
  const { earlier, next, openSteps } = await getFollowUp(actor, id ?? '')
  return [earlier?.id, next?.id, openSteps.map(({ title }) => title)]
}

test('a meeting of a series knows the one before and after it that takes place', async () => {
  const { organizer, ids } = await aSeries()
  const [first, second, third, fourth] = ids
  expect(await around(organizer, first)).toEqual([undefined, second, []])
  await at('2027-01-04T08:00:00Z', () => cancelMeeting(organizer, { id: second ?? '', scope: 'this' }))
  expect(await around(organizer, third)).toEqual([first, fourth, []])
  const single = await aFollowUpBetween()
  expect(await around(single.organizer, single.id)).toEqual([undefined, undefined, []])
})

test('open next steps of earlier meetings are shown until they are done, to people who are in those', async () => {
  const { organizer, guest, ids } = await aSeries()
  const [first = '', second = '', third] = ids
  const step = await aStep(organizer, first, 'Send the price list')
  await tickNextStep(organizer, { ...(await aStep(organizer, first, 'Call them')), isDone: true })
  await aStep(organizer, second, 'Ask for a quote')
  await completeMeeting(organizer, { id: first })
  expect((await around(guest, third))[2]).toEqual(['Send the price list', 'Ask for a quote'])
  expect((await around(guest, first))[2]).toEqual([])
  await db.meetingAttendee.deleteMany({ where: { meetingId: first, memberId: guest.memberId } })
  expect((await around(guest, third))[2]).toEqual(['Ask for a quote'])
  await tickNextStep(organizer, { ...step, isDone: true })
  expect((await around(organizer, third))[2]).toEqual(['Ask for a quote'])
})

test('the page leads to the meetings around it and to what is still open', async () => {
  const { organizer, ids } = await aSeries()
  const [first = '', second = '', third] = ids
  await aStep(organizer, first, 'Send the price list')
  const followUp = await getFollowUp(organizer, second)
  const page = markupOf(<FollowUpScreen followUp={followUp} viewerId={organizer.memberId} zone="UTC" now={now()} />)
  for (const id of [first, third]) expect(page).toContain(`href="/followups/${id}"`)
  expect(page.replaceAll('\u00A0', ' ')).toContain('Earlier: Jan 05, 2027')
  expect(page).toContain('Send the price list')
})
