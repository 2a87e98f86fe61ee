import { expect, test } from 'vitest'
import { addPairItem } from '@/lib/one-on-ones/commands/add-pair-item'
import { oneOnOnesHome } from '@/lib/one-on-ones/home'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { aMember } from '@/tests/factories/members'
import { aPair } from '@/tests/factories/one-on-ones'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

test('an action item pressed twice is made once', async () => {
  const { one, other, pairId } = await aPair()
  const item = { id: pairId, title: 'Once', ownerId: other.memberId, dueOn: null }
  await expectMadeOnce(
    (madeId) => addPairItem(one, { madeId, ...item }),
    () => db.oneOnOneItem.count({ where: { pairId } }),
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
