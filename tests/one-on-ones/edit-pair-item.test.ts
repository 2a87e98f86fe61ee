import { expect, test } from 'vitest'
import { editPairItem } from '@/lib/one-on-ones/commands/edit-pair-item'
import { addPairItem } from '@/lib/one-on-ones/commands/add-pair-item'
import { deletePairItem } from '@/lib/one-on-ones/commands/delete-pair-item'
import { tickPairItem } from '@/lib/one-on-ones/commands/tick-pair-item'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anOwnedItem, aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('either of the two changes an action item and gives it to the other', async () => {
  const { one, other, id, pairId } = await aPair()
  const itemId = await anOwnedItem(one, pairId)
  const input = { id: pairId, itemId, title: 'New words', ownerId: other.memberId, dueOn: '2999-01-01' }
  await editPairItem(other, input)
  const shown = { title: 'New words', dueOn: '2999-01-01', owner: { memberId: other.memberId } }
  expect((await getOneOnOne(one, id)).items).toMatchObject([shown])
  await expectRefused(editPairItem(one, { ...input, itemId: randomId() }), 'not-found')
})

test('keeps what the other changed meanwhile, unless both changed the same', async () => {
  const { one, other, id, pairId } = await aPair()
  const itemId = await anOwnedItem(one, pairId, 'Call')
  const seen = { title: 'Call', ownerId: one.memberId, dueOn: '' }
  const opened = { id: pairId, itemId, ...seen, dueOn: null, seen }
  await editPairItem(one, { ...opened, dueOn: '2999-01-01' })
  await editPairItem(other, { ...opened, title: 'Call Ann' })
  expect((await getOneOnOne(one, id)).items).toMatchObject([{ title: 'Call Ann', dueOn: '2999-01-01' }])
  await expectRefused(editPairItem(other, { ...opened, dueOn: '2999-02-02' }), 'conflict')
})

const given = 'one-on-one-item.given'

test('its new owner is notified, and no longer once it is somebody else’s', async () => {
  const { one, other, pairId } = await aPair()
  const madeId = randomId()
  const input = { id: pairId, title: 'Send notes', ownerId: other.memberId, dueOn: null }
  for (const _press of [1, 2]) await addPairItem(one, { ...input, madeId })
  expect(await toldTo(other, given)).toEqual(['Priya Nair gave you an action item: Send notes'])
  await editPairItem(one, { ...input, itemId: madeId, title: 'Send all notes' })
  expect(await toldTo(other, given)).toEqual(['Priya Nair gave you an action item: Send all notes'])
  await editPairItem(other, { ...input, itemId: madeId, ownerId: one.memberId })
  expect([await toldTo(other, given), await toldTo(one, given)]).toEqual([
    [],
    ['Tom Nair gave you an action item: Send notes'],
  ])
  await deletePairItem(other, { id: pairId, itemId: madeId })
  expect(await toldTo(one, given)).toEqual([])
})

test('an item given to oneself is no news, and one that is done has been read of', async () => {
  const { one, other, pairId } = await aPair()
  await anOwnedItem(one, pairId)
  expect(await toldTo(one, given)).toEqual([])
  const madeId = randomId()
  await addPairItem(one, { madeId, id: pairId, title: 'Send notes', ownerId: other.memberId, dueOn: null })
  await tickPairItem(other, { id: pairId, itemId: madeId, isDone: true })
  const unread = { memberId: other.memberId, key: { startsWith: given }, readAt: null }
  expect(await db.notification.count({ where: unread })).toBe(0)
})
