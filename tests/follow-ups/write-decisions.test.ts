import { expect, test } from 'vitest'
import { writeDecisions } from '@/lib/follow-ups/commands/write-decisions'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { aMeeting } from '@/tests/factories/meetings'
import { expectRefused } from '@/tests/support/refused'

test('everybody invited writes them, nobody overwrites another, and nobody else finds them', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  const first = { id, seen: '', decisions: 'Ship on Monday.' }
  await writeDecisions(guest, first)
  await writeDecisions(organizer, first)
  const overwritten = writeDecisions(organizer, { id, seen: '', decisions: 'Ship on Friday.' })
  await expect(overwritten).rejects.toMatchObject({ code: 'conflict' })
  await writeDecisions(organizer, { id, seen: 'Ship on Monday.', decisions: 'Ship on Friday.' })
  expect((await followUpNow({ id })).decisions).toBe('Ship on Friday.')
  await expectRefused(writeDecisions(colleague, first), 'not-found')
})

test('rejects a canceled follow-up, and a meeting that is none', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  await cancelMeeting(organizer, { id, scope: 'this' })
  const decisions = { seen: '', decisions: 'Ship.' }
  await expectRefused(writeDecisions(guest, { id, ...decisions }), 'conflict')
  const { id: other } = await aMeeting(organizer, { kind: 'ONE_ON_ONE', attendees: [guest], time: '15:00' })
  await expectRefused(writeDecisions(guest, { id: other, ...decisions }), 'not-found')
})
