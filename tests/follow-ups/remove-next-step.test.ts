import { expect, test } from 'vitest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { removeNextStep } from '@/lib/follow-ups/commands/remove-next-step'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('everybody invited removes a next step', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  const step = { madeId: randomId(), id, title: 'Write to Acme', ownerId: guest.memberId, dueOn: null }
  const { id: itemId } = await addNextStep(organizer, step)
  await expectRefused(removeNextStep(colleague, { id, itemId }), 'not-found')
  await removeNextStep(guest, { id, itemId })
  await removeNextStep(guest, { id, itemId })
  expect((await followUpNow({ id })).items).toEqual([])
  expect(await toldTo(guest, 'follow-up.step')).toEqual([])
})
