import { expect, test } from 'vitest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { tickNextStep } from '@/lib/follow-ups/commands/tick-next-step'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { expectRefused } from '@/tests/support/refused'

test('everybody invited ticks a next step off and takes that back', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  const step = { madeId: randomId(), id, title: 'Write to Acme', ownerId: organizer.memberId, dueOn: null }
  const { id: itemId } = await addNextStep(organizer, step)
  const doneAt = async () => (await followUpNow({ id })).items[0]?.doneAt
  await tickNextStep(guest, { id, itemId, isDone: true })
  const first = await doneAt()
  await tickNextStep(organizer, { id, itemId, isDone: true })
  expect(await doneAt()).toEqual(first)
  await tickNextStep(organizer, { id, itemId, isDone: false })
  expect(await doneAt()).toBeNull()
  await expectRefused(tickNextStep(colleague, { id, itemId, isDone: true }), 'not-found')
  await expectRefused(tickNextStep(guest, { id, itemId: randomId(), isDone: true }), 'conflict')
})

test('what told its owner of it has been read once it is done', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const step = { madeId: randomId(), id, title: 'Write to Acme', ownerId: guest.memberId, dueOn: null }
  const { id: itemId } = await addNextStep(organizer, step)
  const unread = { memberId: guest.memberId, key: { startsWith: 'follow-up.step-given' }, readAt: null }
  expect(await db.notification.count({ where: unread })).toBe(1)
  await tickNextStep(organizer, { id, itemId, isDone: true })
  expect(await db.notification.count({ where: unread })).toBe(0)
})
