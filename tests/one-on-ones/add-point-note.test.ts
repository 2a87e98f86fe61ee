import { expect, test } from 'vitest'
import { addPointNote } from '@/lib/one-on-ones/commands/add-point-note'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

test('a note pressed twice is made once', async () => {
  const { one, pairId } = await aPair()
  const pointId = await aPoint(one, pairId)
  await expectMadeOnce(
    (madeId) => addPointNote(one, { madeId, id: pairId, pointId, text: 'Once' }),
    () => db.talkingPointNote.count({ where: { pointId } }),
    (madeId) => addPointNote(one, { madeId, id: pairId, pointId, text: 'Changed' }),
  )
})

test('two people writing at the same moment overwrite nothing', async () => {
  const { one, other, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId)
  const note = (text: string) => ({ madeId: randomId(), id: pairId, pointId, text })
  await Promise.all([addPointNote(one, note('From one')), addPointNote(other, note('From the other'))])
  const [point] = (await getOneOnOne(other, id)).points
  expect(point?.notes.map(({ text }) => text).toSorted()).toEqual(['From one', 'From the other'])
})

test('refuses a talking point of another pair', async () => {
  const [{ one, pairId }, foreign] = [await aPair(), await aPair()]
  const pointId = await aPoint(foreign.one, foreign.pairId)
  const input = { madeId: randomId(), id: pairId, pointId, text: 'Smuggled' }
  await expectRefused(addPointNote(one, input), 'not-found')
})
