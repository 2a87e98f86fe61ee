import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { followUpsHome } from '@/lib/follow-ups/home'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { read } from '@/lib/platform/reading'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { at } from '@/tests/factories/meetings'

const kindsOf = async (actor: Actor) => (await read(followUpsHome(actor))).rows.map(({ kind }) => kind)

test('shows follow-ups of today, and those the organizer has missed until they are completed', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ day: '2899-01-05', time: '10:00' })
  const kindsAt = (time: string, actor: Actor) => at(time, () => kindsOf(actor))
  expect(await kindsAt('2899-01-04T09:00:00Z', guest)).toEqual([])
  expect(await kindsAt('2899-01-05T09:00:00Z', guest)).toEqual(['follow-up.meet'])
  expect(await kindsAt('2899-01-06T09:00:00Z', guest)).toEqual([])
  expect(await kindsAt('2899-01-06T09:00:00Z', organizer)).toEqual(['follow-up.missed'])
  await respondToMeeting(guest, { id, isAttending: false, note: '' })
  expect(await kindsAt('2899-01-05T09:00:00Z', guest)).toEqual([])
  await completeMeeting(guest, { id })
  expect(await kindsAt('2899-01-06T09:00:00Z', organizer)).toEqual([])
})

test('shows nothing where follow-ups are switched off', async () => {
  const { organizer } = await aFollowUpBetween({ day: '2899-01-05' })
  const without = { ...organizer, withoutFeatures: ['FollowUps'] }
  expect(await at('2899-01-05T09:00:00Z', () => kindsOf(without))).toEqual([])
})
