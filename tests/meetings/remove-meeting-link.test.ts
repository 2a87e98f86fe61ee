import { expect, test } from 'vitest'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { removeMeetingLink } from '@/lib/meetings/commands/remove-meeting-link'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMeeting } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('who added a link removes it, the organizer may, and others may not', async () => {
  const workspace = await aWorkspace()
  const people = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })] as const
  const [organizer, guest, other] = people
  const { id } = await aMeeting(organizer, { attendees: [guest, other] })
  const add = () => addMeetingLink(guest, { madeId: randomId(), id, url: 'https://acme.example/plan', text: '' })
  const [first, second] = [await add(), await add()]
  await expectRefused(removeMeetingLink(other, { id, linkId: first.id }), 'forbidden')
  await removeMeetingLink(guest, { id, linkId: first.id })
  await removeMeetingLink(organizer, { id, linkId: second.id })
  await removeMeetingLink(organizer, { id, linkId: second.id })
  expect(await db.meetingLink.count({ where: { meetingId: id } })).toBe(0)
})
