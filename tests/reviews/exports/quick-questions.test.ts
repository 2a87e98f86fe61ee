import { expect, test } from 'vitest'
import { longColumns } from '@/lib/reviews/exports/rules'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { aFile, cellsOf } from '@/tests/factories/exports'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aCircle } from '@/tests/factories/reviews'

test('the file of a quick question names no subject', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aQuickAsk(creator, asked)
  for (const actor of asked) await answerQuickAsk(actor, { reviewId: id, text: 'Well.' })
  const [, line = []] = cellsOf(await aFile(creator, id))
  const [about, type, text] = ['About', 'Type', 'Text'].map((name) => line[longColumns.indexOf(name)])
  expect([about, type, text]).toEqual(['', 'Other', 'Well.'])
})
