import { expect, test } from 'vitest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { writeDecisions } from '@/lib/follow-ups/commands/write-decisions'
import { streamFollowUp } from '@/lib/follow-ups/queries/stream-follow-up'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { outcomeOf } from '@/tests/support/refused'
import { heardChange, stopSignalsAfterAll } from '@/tests/support/signals'

stopSignalsAfterAll()

const here = async () => true

test('says that decisions, next steps and comments changed', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const acts = [
    () => writeDecisions(organizer, { id, seen: '', decisions: 'Hire two' }),
    () => addNextStep(organizer, { id, madeId: randomId(), title: 'Write the guide', ownerId: null, dueOn: null }),
    () => commentOnFollowUp(organizer, { id, madeId: randomId(), comment: 'Done' }),
  ]
  for (const act of acts) {
    const heard = heardChange(await streamFollowUp(guest, { id }, here))
    await act()
    expect(await heard).toBe(true)
  }
})

test('is refused for people who are not invited', async () => {
  const { colleague, id } = await aFollowUpBetween()
  expect(await outcomeOf(streamFollowUp(colleague, { id }, here))).toBe('not-found')
})
