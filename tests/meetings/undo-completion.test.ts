import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { undoCompletion } from '@/lib/meetings/commands/undo-completion'
import { at, aMeeting, meetingNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('the organizer takes a completion back for 24 hours, and nobody else', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(organizer, { day: '2999-01-03', attendees: [guest] })
  await at('2999-01-03T12:00:00Z', () => completeMeeting(guest, { id }))
  await expectRefused(undoCompletion(guest, { id }), 'forbidden')
  await at('2999-01-04T12:00:00Z', () => expectRefused(undoCompletion(organizer, { id }), 'conflict'))
  await at('2999-01-04T11:59:00Z', () => undoCompletion(organizer, { id }))
  expect(await meetingNow({ id })).toMatchObject({ completedAt: null, completedById: null })
  await undoCompletion(organizer, { id })
})
