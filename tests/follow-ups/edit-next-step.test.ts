import { expect, test } from 'vitest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { editNextStep } from '@/lib/follow-ups/commands/edit-next-step'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

const given = 'follow-up.step-given'

/** A follow-up with a next step of nobody. */
async function aStep() {
  const known = await aFollowUpBetween()
  const { organizer, id } = known
  const step = { madeId: randomId(), id, title: 'Call', ownerId: null, dueOn: null }
  const { id: itemId } = await addNextStep(organizer, step)
  const seen = { title: 'Call', ownerId: '', dueOn: '' }
  return { ...known, itemId, opened: { id, itemId, title: 'Call', ownerId: null, dueOn: null, seen } }
}

test('an attendee gives a next step to another, who is notified only while it is theirs', async () => {
  const { organizer, guest, colleague, id, itemId } = await aStep()
  const input = { id, itemId, title: 'Call Acme', ownerId: guest.memberId, dueOn: '2999-01-31' }
  await editNextStep(organizer, input)
  const [item] = (await followUpNow({ id })).items
  expect(item).toMatchObject({ title: 'Call Acme', ownerId: guest.memberId, dueOn: new Date('2999-01-31') })
  expect(await toldTo(guest, given)).toEqual(['Olga Nair gave you a next step: Call Acme'])
  await editNextStep(organizer, { ...input, title: 'Call Acme today' })
  expect(await toldTo(guest, given)).toEqual(['Olga Nair gave you a next step: Call Acme today'])
  await editNextStep(guest, { ...input, ownerId: organizer.memberId })
  expect([await toldTo(guest, given), (await toldTo(organizer, given)).length]).toEqual([[], 1])
  await editNextStep(guest, { ...input, ownerId: null })
  expect(await toldTo(organizer, given)).toEqual([])
  await expectRefused(editNextStep(colleague, input), 'not-found')
})

test('keeps what somebody else changed meanwhile, unless both changed the same', async () => {
  const { organizer, guest, id, opened } = await aStep()
  await editNextStep(organizer, { ...opened, dueOn: '2999-01-31' })
  await editNextStep(guest, { ...opened, title: 'Call Ann' })
  expect((await followUpNow({ id })).items).toMatchObject([{ title: 'Call Ann', dueOn: new Date('2999-01-31') }])
  await expectRefused(editNextStep(guest, { ...opened, dueOn: '2999-02-28' }), 'conflict')
})

test('a new due day takes back the reminder of the one before', async () => {
  const { guest, id, itemId, opened } = await aStep()
  const step = { ...opened, ownerId: guest.memberId, dueOn: '2999-01-31' }
  await editNextStep(guest, step)
  const key = `follow-up.step-due:${itemId}:2999-01-31`
  const { workspaceId, memberId } = guest
  const message = {
    type: 'FollowUp',
    message: 'Due today: Call',
    link: `/followups/${id}`,
    createdAt: new Date(),
  } as const
  await db.notification.create({ data: { ...message, workspaceId, memberId, key } })
  await editNextStep(guest, { ...step, seen: undefined, dueOn: '2999-02-28' })
  expect(await db.notification.count({ where: { memberId, key } })).toBe(0)
})

test('rejects an owner who is not invited, a day that has passed, and a step that was removed', async () => {
  const { organizer, colleague, opened } = await aStep()
  await expectRefused(editNextStep(organizer, { ...opened, ownerId: colleague.memberId }), 'invalid', 'ownerId')
  await expectRefused(editNextStep(organizer, { ...opened, dueOn: '2020-01-01' }), 'invalid', 'dueOn')
  await expectRefused(editNextStep(organizer, { ...opened, itemId: randomId() }), 'conflict')
})
