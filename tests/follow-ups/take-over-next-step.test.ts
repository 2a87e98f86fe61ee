import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { takeOverNextStep } from '@/lib/follow-ups/commands/take-over-next-step'
import { tickNextStep } from '@/lib/follow-ups/commands/tick-next-step'
import { takeOverLeftSteps } from '@/lib/follow-ups/jobs'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { deactivate } from '@/tests/factories/members'

test('a leaver’s open next steps become the organizer’s, and done ones stay theirs', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const step = { id, ownerId: guest.memberId, dueOn: null }
  const { id: openId } = await addNextStep(organizer, { ...step, madeId: randomId(), title: 'Call Acme' })
  const { id: doneId } = await addNextStep(organizer, { ...step, madeId: randomId(), title: 'Write to Acme' })
  await tickNextStep(guest, { id, itemId: doneId, isDone: true })
  const owners = async () =>
    Object.fromEntries((await followUpNow({ id })).items.map((item) => [item.title, item.ownerId]))
  const system = systemActor(organizer.workspaceId)
  expect(await takeOverNextStep(system, { id: openId })).toEqual({ isTaken: false })
  expect(await owners()).toEqual({ 'Call Acme': guest.memberId, 'Write to Acme': guest.memberId })
  await deactivate(guest)
  await takeOverLeftSteps()
  await takeOverLeftSteps()
  expect(await owners()).toEqual({ 'Call Acme': organizer.memberId, 'Write to Acme': guest.memberId })
})

test('they stay as they are where the organizer has left too', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  await addNextStep(organizer, { madeId: randomId(), id, title: 'Call Acme', ownerId: guest.memberId, dueOn: null })
  await deactivate(guest)
  await deactivate(organizer)
  await takeOverLeftSteps()
  expect((await followUpNow({ id })).items).toMatchObject([{ ownerId: guest.memberId }])
})
