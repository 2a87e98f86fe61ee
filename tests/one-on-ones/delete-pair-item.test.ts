import { expect, test } from 'vitest'
import { deletePairItem } from '@/lib/one-on-ones/commands/delete-pair-item'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { anOwnedItem, aPair } from '@/tests/factories/one-on-ones'

test('either of the two deletes an action item, but none of another pair', async () => {
  const [{ one, other, id, pairId }, foreign] = [await aPair(), await aPair()]
  const itemId = await anOwnedItem(one, pairId)
  await deletePairItem(foreign.one, { id: foreign.pairId, itemId })
  expect((await getOneOnOne(one, id)).items).toHaveLength(1)
  for (const _press of [1, 2]) await deletePairItem(other, { id: pairId, itemId })
  expect((await getOneOnOne(one, id)).items).toEqual([])
})
