import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { listBusy } from '@/lib/meetings/queries/list-busy'
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
