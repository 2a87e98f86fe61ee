import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { deletePairItem } from '@/lib/one-on-ones/commands/delete-pair-item'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { setClock } from '@/lib/platform/clock'
import { anOwnedItem, aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'

afterEach(() => setClock())

test('either of the two deletes an action item, but none of another pair', async () => {
  const [{ one, other, id, pairId }, foreign] = [await aPair(), await aPair()]
  const itemId = await anOwnedItem(one, pairId)
  await deletePairItem(foreign.one, { id: foreign.pairId, itemId })
  expect((await getOneOnOne(one, id)).items).toHaveLength(1)
  for (const _press of [1, 2]) await deletePairItem(other, { id: pairId, itemId })
  expect((await getOneOnOne(one, id)).items).toEqual([])
})

test('the reminder of its day goes with it', async () => {
  const { one, other, pairId } = await aPair()
  const itemId = await anOwnedItem(one, pairId, 'Book a room', '2027-06-10')
  setClock(() => new Date('2027-06-10T09:30:00Z'))
  await sendMorningDigest(systemActor(one.workspaceId), one)
  expect(await toldTo(one, 'one-on-one-item.due')).toHaveLength(1)
  await deletePairItem(other, { id: pairId, itemId })
  expect(await toldTo(one, 'one-on-one-item.due')).toEqual([])
})
