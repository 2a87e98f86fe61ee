import { expect, test } from 'vitest'
import { addPairItem } from '@/lib/one-on-ones/commands/add-pair-item'
import { editPairItem } from '@/lib/one-on-ones/commands/edit-pair-item'
import { oneOnOnesHome } from '@/lib/one-on-ones/home'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { at } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { aPair } from '@/tests/factories/one-on-ones'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

test('an action item pressed twice is made once', async () => {
  const { one, other, pairId } = await aPair()
  const item = { id: pairId, title: 'Once', ownerId: other.memberId, dueOn: null }
  await expectMadeOnce(
    (madeId) => addPairItem(one, { madeId, ...item }),
    () => db.oneOnOneItem.count({ where: { pairId } }),
    (madeId) => addPairItem(one, { madeId, ...item, ownerId: one.memberId }),
  )
})

test('is on the Home of its owner, and a third person cannot own it', async () => {
  const { workspace, one, other, pairId } = await aPair()
  const item = { madeId: randomId(), id: pairId, title: 'Send the budget', dueOn: '2999-01-01' }
  await expectRefused(addPairItem(one, { ...item, ownerId: (await aMember({ workspace })).memberId }), 'invalid')
  await addPairItem(one, { ...item, ownerId: other.memberId })
  const titles = async (actor: typeof one) => (await read(oneOnOnesHome(actor))).rows.map(({ title }) => title)
  expect(await titles(other)).toContain('Send the budget')
  expect(await titles(one)).not.toContain('Send the budget')
})

test('is not due on a day that has passed, and stays what it is due on once that has passed', async () => {
  const { one, pairId } = await aPair()
  const item = { id: pairId, title: 'Send notes', ownerId: one.memberId }
  const itemId = await at('2027-06-10T08:00:00Z', async () => {
    await expectRefused(addPairItem(one, { ...item, madeId: randomId(), dueOn: '2027-06-09' }), 'invalid')
    return (await addPairItem(one, { ...item, madeId: randomId(), dueOn: '2027-06-10' })).id
  })
  await at('2027-06-12T08:00:00Z', async () => {
    await editPairItem(one, { ...item, itemId, title: 'Send all notes', dueOn: '2027-06-10' })
    await expectRefused(editPairItem(one, { ...item, itemId, dueOn: '2027-06-11' }), 'invalid')
  })
})

test('somebody who left is given no action item, and keeps what was theirs', async () => {
  const { one, other, pairId } = await aPair()
  const item = { id: pairId, ownerId: other.memberId, dueOn: null }
  const { id: itemId } = await addPairItem(one, { ...item, madeId: randomId(), title: 'Theirs' })
  await deactivate(other)
  await expectRefused(addPairItem(one, { ...item, madeId: randomId(), title: 'Too late' }), 'invalid')
  await editPairItem(one, { ...item, itemId, title: 'Hand it over' })
  await editPairItem(one, { ...item, itemId, title: 'Hand it over', ownerId: one.memberId })
  await expectRefused(editPairItem(one, { ...item, itemId, title: 'Hand it over' }), 'invalid')
})
