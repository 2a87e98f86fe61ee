import { test, expect } from 'vitest'
import { someNominations } from './circumstances'
import { transaction } from '@/lib/platform/db'
import { settleNomination } from '@/lib/reviews/nominations/steps/settle-nomination'
import { expectRefused } from '@/tests/support/refused'

test('settles once, returns the review it holds, and says when there was nothing left to settle', async () => {
  const { creator, review, inputs } = await someNominations()
  const [input = { id: '', nominationId: '' }] = inputs
  const settle = (status: 'APPROVED' | 'DECLINED') => transaction((tx) => settleNomination(tx, creator, input, status))
  const both = await Promise.all([settle('APPROVED'), settle('APPROVED')])
  expect(both.map((held) => held?.id ?? null).toSorted()).toEqual([null, review.id].toSorted())
  await expectRefused(settle('DECLINED'), 'conflict')
})
