import { expect, test } from 'vitest'
import { addTalkingPoint } from '@/lib/one-on-ones/commands/add-talking-point'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { agendaOf, aPair } from '@/tests/factories/one-on-ones'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

test('a talking point pressed twice is made once', async () => {
  const { one, pairId } = await aPair()
  await expectMadeOnce(
    (madeId) => addTalkingPoint(one, { madeId, id: pairId, text: 'Once', link: '' }),
    () => db.talkingPoint.count({ where: { pairId } }),
    (madeId) => addTalkingPoint(one, { madeId, id: pairId, text: 'Changed', link: '' }),
  )
})

test('two people adding at the same moment lose nothing', async () => {
  const { one, other, id, pairId } = await aPair()
  const texts = Array.from({ length: 10 }, (_, index) => `Point ${index}`)
  await Promise.all(
    texts.map((text, index) =>
      addTalkingPoint(index % 2 ? one : other, { madeId: randomId(), id: pairId, text, link: '' }),
    ),
  )
  expect((await agendaOf(one, id)).toSorted()).toEqual(texts)
})

test('refuses the id of another person’s point', async () => {
  const { one, other, pairId } = await aPair()
  const input = { madeId: randomId(), id: pairId, text: 'Mine', link: '' }
  await addTalkingPoint(one, input)
  await expectRefused(addTalkingPoint(other, input), 'not-found')
})
