import { expect, test } from 'vitest'
import { editPairItem } from '@/lib/one-on-ones/commands/edit-pair-item'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { randomId } from '@/lib/shared/randomness'
import { anOwnedItem, aPair } from '@/tests/factories/one-on-ones'
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
