import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { followUpsHome } from '@/lib/follow-ups/home'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { at } from '@/tests/factories/meetings'

const kindsOf = async (actor: Actor) => (await read(followUpsHome(actor))).rows.map(({ kind }) => kind)

test('shows follow-ups of today, and those the organizer has missed until they are completed', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00' })
  const kindsAt = (time: string, actor: Actor) => at(time, () => kindsOf(actor))
  expect(await kindsAt('2899-01-04T09:00:00Z', organizer)).toEqual([])
  expect(await kindsAt('2899-01-05T09:00:00Z', guest)).toEqual(['follow-up.meet'])
  expect(await kindsAt('2899-01-06T09:00:00Z', guest)).toEqual([])
  expect(await kindsAt('2899-01-06T09:00:00Z', organizer)).toEqual(['follow-up.missed'])
  await respondToMeeting(guest, { id, isAttending: false, note: '' })
  expect(await kindsAt('2899-01-05T09:00:00Z', guest)).toEqual([])
  await completeMeeting(guest, { id })
  expect(await kindsAt('2899-01-06T09:00:00Z', organizer)).toEqual([])
})

test('offers to join a follow-up with a Meet link, and to open others', async () => {
  const { organizer, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00' })
  const verb = async () => (await at('2899-01-05T09:00:00Z', () => read(followUpsHome(organizer)))).rows[0]?.verb
  expect(await verb()).toBe('Open')
  const { workspaceId } = organizer
  const meetLink = 'https://meet.google.com/abc-defg-hij'
  await db.calendarEvent.create({
    data: { id, workspaceId, meetLink, createdAt: now(), occurrences: { create: { meetingId: id, workspaceId } } },
  })
  expect(await verb()).toBe('Join')
})

test('an invitation waits until it is answered or its day comes', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00', title: 'Launch' })
  const before = <Result>(live: () => Promise<Result>) => at('2899-01-03T09:00:00Z', live)
  const { rows } = await before(() => read(followUpsHome(guest)))
  expect(rows).toMatchObject([{ kind: 'follow-up.answer', verb: 'Answer', title: 'Launch', href: `/followups/${id}` }])
  expect(rows[0]?.text).toBe('Invitation for Jan 05, 2899, 10:00\u00A0am')
  expect(await before(() => kindsOf(organizer))).toEqual([])
  expect(await at('2899-01-05T09:00:00Z', () => kindsOf(guest))).toEqual(['follow-up.meet'])
  await respondToMeeting(guest, { id, isAttending: true, note: '' })
  expect(await before(() => kindsOf(guest))).toEqual([])
})

test.each([cancelMeeting, completeMeeting])('an invitation is gone after %o', async (end) => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05' })
  await end(organizer, { id, scope: 'this' })
  expect(await at('2899-01-03T09:00:00Z', () => kindsOf(guest))).toEqual([])
})

test('shows nothing where follow-ups are switched off', async () => {
  const { organizer } = await aFollowUpBetween({ day: '2899-01-05' })
  const without = { ...organizer, withoutFeatures: ['FollowUps'] }
  expect(await at('2899-01-05T09:00:00Z', () => kindsOf(without))).toEqual([])
})
