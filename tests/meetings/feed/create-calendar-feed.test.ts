import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { findCalendarFeed, readCalendarFeed } from '@/lib/meetings/feed/queries'
import { readFeedSchema } from '@/lib/meetings/feed/schema'
import { db } from '@/lib/platform/db'
import { aFollowUp, aFollowUpBetween, aFollowUpCircle } from '@/tests/factories/follow-ups'
import { at } from '@/tests/factories/meetings'
import { anOwnedItem, aPair, aPairComment, aPoint } from '@/tests/factories/one-on-ones'
import { aPlace, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'

const tokenIn = (address: string) =>
  readFeedSchema.parse({ token: new URL(address).pathname.replace('/api/calendar/', '') }).token

const newFeedOf = async (actor: Actor) => tokenIn((await createCalendarFeed(actor)).address)

/** The meetings a calendar program finds, the first first. */
async function eventsOf(token: string) {
  const calendar = new ICAL.Component(ICAL.parse(await readCalendarFeed(token)))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return events
    .map(({ uid, sequence, summary, startDate }) => ({
      uid,
      sequence,
      summary,
      at: startDate.toJSDate().toISOString(),
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

test('lists the meetings of its owner under the ids of their invitations', async () => {
  const { guest, id } = await aFollowUpBetween({ title: 'Launch', day: '2899-01-05', time: '10:00' })
  expect(await eventsOf(await newFeedOf(guest))).toEqual([
    { uid: id, sequence: 0, summary: 'Launch', at: '2899-01-05T10:00:00.000Z' },
  ])
})

test('keeps 09:00 at 09:00 across a clock change', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const zoned = { ...organizer, timeZone: 'Europe/Berlin' }
  const times = await at('2027-03-01T08:00:00Z', async () => {
    await aFollowUp(zoned, {
      attendees: [guest],
      day: '2027-03-21',
      time: '09:00',
      frequency: 'Weekly',
      lastOn: '2027-03-28',
    })
    return (await eventsOf(await newFeedOf(guest))).map((event) => event.at)
  })
  expect(times).toEqual(['2027-03-21T08:00:00.000Z', '2027-03-28T07:00:00.000Z'])
})

test('leaves out what was canceled or declined', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const declined = await aFollowUp(organizer, { attendees: [guest], time: '12:00' })
  const token = await newFeedOf(guest)
  await cancelMeeting(organizer, { id, scope: 'this' })
  await respondToMeeting(guest, { id: declined.id, isAttending: false, note: '' })
  expect(await eventsOf(token)).toEqual([])
})

test('a new address ends the one before', async () => {
  const { guest } = await aFollowUpBetween()
  const first = await newFeedOf(guest)
  const second = await newFeedOf(guest)
  expect(await outcomeOf(readCalendarFeed(first))).toBe('not-found')
  expect(await eventsOf(second)).toHaveLength(1)
  expect(await findCalendarFeed(guest)).not.toBeNull()
})

test('stores no token', async () => {
  const { guest } = await aFollowUpBetween()
  const token = await newFeedOf(guest)
  expect(JSON.stringify(await db.calendarFeed.findUnique({ where: { memberId: guest.memberId } }))).not.toContain(token)
})

test('shows nothing to somebody who has left', async () => {
  const { guest } = await aFollowUpBetween()
  const token = await newFeedOf(guest)
  await deactivate(guest)
  expect(await outcomeOf(readCalendarFeed(token))).toBe('not-found')
})

test('leaves out the kind of meeting that the workspace switched off', async () => {
  const { workspace, guest } = await aFollowUpBetween()
  const token = await newFeedOf(guest)
  await db.workspace.update({ where: { id: workspace.id }, data: { withoutFeatures: ['FollowUps'] } })
  expect(await eventsOf(token)).toEqual([])
})

test('names the other person of a one-on-one, of which a lead has several by one title', async () => {
  const { one, other } = await aPair()
  const titles = async (actor: Actor) => (await eventsOf(await newFeedOf(actor))).map(({ summary }) => summary)
  expect(await titles(one)).toEqual(['One-on-one with Tom Nair'])
  expect(await titles(other)).toEqual(['One-on-one with Priya Nair'])
})

test('holds nothing that a pair writes', async () => {
  const { one, other, id, pairId } = await aPair({ title: 'Weekly' })
  await aPoint(one, pairId, 'Quokka point')
  await anOwnedItem(one, pairId, 'Quokka item')
  await aPairComment(other, id, 'Quokka comment')
  const calendar = await readCalendarFeed(await newFeedOf(other))
  expect(calendar).toContain('Weekly')
  expect(calendar).not.toContain('Quokka')
})

test('holds the meetings of one workspace only', async () => {
  const { guest } = await aFollowUpBetween()
  expect(
    await eventsOf(await newFeedOf(await aPlace({ userId: guest.userId, workspace: await aWorkspace() }))),
  ).toEqual([])
})
