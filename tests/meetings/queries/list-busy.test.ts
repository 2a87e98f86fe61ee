import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { listBusy, listZones } from '@/lib/meetings/queries/list-busy'
import { busySchema } from '@/lib/meetings/schema'
import { randomId } from '@/lib/shared/randomness'
import { aMeeting, timing } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const { day: from } = timing()

test('says when people are busy, and not with what, and nothing of other workspaces', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(guest, { attendees: [organizer] })
  const ask = (memberId: string, without?: string) =>
    listBusy(organizer, { from, days: 1, members: [memberId], without })
  const busy = await ask(guest.memberId)
  expect(busy.map(({ memberId }) => memberId).toSorted()).toEqual([guest.memberId, organizer.memberId].toSorted())
  expect(Object.keys(busy[0] ?? {})).toEqual(['memberId', 'startsAt', 'endsAt'])
  expect(await ask(guest.memberId, id)).toEqual([])
  const stranger = await aMember()
  await aMeeting(stranger)
  expect(await ask(stranger.memberId)).toHaveLength(1)
})

test('leaves out canceled meetings and those somebody does not attend', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const meeting = await aMeeting(organizer, { attendees: [guest] })
  await respondToMeeting(guest, { id: meeting.id, isAttending: false, note: '' })
  const ask = () => listBusy(guest, { from, days: 7, members: [organizer.memberId] })
  expect((await ask()).map(({ memberId }) => memberId)).toEqual([organizer.memberId])
  await cancelMeeting(organizer, { id: meeting.id, scope: 'this' })
  expect(await ask()).toEqual([])
})

test('leaves out the series of a meeting that moves as a whole, and nothing that is not the actor’s', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest, third] = [
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  const { id } = await aMeeting(organizer, { attendees: [guest], frequency: 'Daily' })
  const ask = (actor: typeof organizer, isWhole: boolean) =>
    listBusy(actor, { from, days: 7, members: [guest.memberId], without: id, isWhole: isWhole || undefined })
  expect(await ask(guest, true)).toEqual([])
  expect(await ask(guest, false)).toHaveLength(6)
  expect(await ask(third, true)).toHaveLength(7)
})

test('is asked for as many people as a follow-up has, its organizer among them', () => {
  const members = (count: number) => Array.from({ length: count }, () => randomId()).join(',')
  const isAsked = (count: number) => busySchema.safeParse({ from, days: '1', members: members(count) }).success
  expect([isAsked(51), isAsked(52)]).toEqual([true, false])
})

test('says in which zones people are, and nothing of other workspaces', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace, timeZone: 'Asia/Kolkata' })]
  const stranger = await aMember()
  const ids = [organizer, guest, stranger].map(({ memberId }) => memberId)
  const zones = await listZones(organizer, ids)
  expect(zones.toSorted((one, other) => one.timeZone.localeCompare(other.timeZone))).toEqual([
    { memberId: guest.memberId, timeZone: 'Asia/Kolkata' },
    { memberId: organizer.memberId, timeZone: organizer.timeZone },
  ])
})
