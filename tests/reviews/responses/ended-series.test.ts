import { expect, test } from 'vitest'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { aCircle } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'

test('once a series has ended, nobody reads that they will be asked again or may skip that', async () => {
  const { creator, asked } = await aCircle(1)
  const [respondent = creator] = asked
  const { id, review } = await aSeries(creator, { asked })
  const read = async () => {
    const { can, privacyNotice } = await getAnswering(respondent, review.id)
    return [can.declineFuture, privacyNotice.some((sentence) => sentence.startsWith('You will be asked again'))]
  }
  expect(await read()).toEqual([true, true])
  await endSeries(creator, { id })
  expect(await read()).toEqual([false, false])
})
