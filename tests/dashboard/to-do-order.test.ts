import { expect, test } from 'vitest'
import { listToDo } from '@/lib/dashboard/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { dayOf } from '@/lib/shared/dates'
import { aGivenNote, aQuickAsk } from '@/tests/factories/quick-words'
import { at } from '@/tests/factories/meetings'
import { aManager, aMember } from '@/tests/factories/members'
import { aReviewClosedOn } from '@/tests/factories/releases'
import { aWorkspace } from '@/tests/factories/workspaces'

async function aPair() {
  const workspace = await aWorkspace()
  return [await aManager({ workspace }), await aMember({ workspace })] as const
}

const inDays = (days: number) => dayOf(daysFrom(now(), days))

test('shows feedback about the viewer before what is due', async () => {
  const [creator, respondent] = await aPair()
  await aQuickAsk(creator, [respondent], { closesOn: inDays(1) })
  await aGivenNote(creator, respondent)
  expect((await listToDo(respondent)).rows.map(({ kind }) => kind)).toEqual(['review.acknowledge', 'review.answer'])
})

test('shows results to release after what is due within a day, before what is due later', async () => {
  const [creator, colleague] = await aPair()
  // A question closes at five in the afternoon.
  await at('2898-01-17T08:00:00Z', async () => {
    await aReviewClosedOn(creator, colleague)
    await aQuickAsk(colleague, [creator], { closesOn: inDays(9) })
    await aQuickAsk(colleague, [creator], { closesOn: inDays(0) })
    expect((await listToDo(creator)).rows.map(({ kind }) => kind)).toEqual([
      'review.answer',
      'review.release',
      'review.answer',
    ])
  })
})

test('the request after an answer is the one due next', async () => {
  const [creator, respondent] = await aPair()
  await aQuickAsk(creator, [respondent], { closesOn: inDays(9) })
  const { id } = await aQuickAsk(creator, [respondent], { closesOn: inDays(2) })
  expect((await listToAnswer(respondent)).rows[0]?.reviewId).toBe(id)
})
