import { test, expect } from 'vitest'
import { anExternalReviewer, filled } from './posting-circumstances'
import { pause } from './revision-circumstances'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { storedOf, questionOf } from '@/tests/factories/reviews'
import { answerField } from '@/lib/reviews/responses/rules/posted-fields'

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'what is sent while a %s form is paused is kept, and refused',
  async (anonymity) => {
    const { review, post, read } = await anExternalReviewer({ anonymity })
    await pause(review.id)
    await expectRefused(post({ ...filled(review), intent: 'send' }), 'conflict')
    const { state, answers } = await read()
    expect([state, Object.keys(answers).length]).toEqual(['paused', 6])
    expect((await storedOf(review.id)).review.answeredCount).toBe(0)
  },
)

test.each([
  ['as a change', { revision: '1' }, 'conflict'],
  ['once more', {}, 'done'],
] as const)('what is sent %s while it is paused is kept, and counts for nothing yet', async (_how, fields, outcome) => {
  const { review, post, read } = await anExternalReviewer()
  const { id } = questionOf(review, 'input')
  await post({ ...filled(review), intent: 'send' })
  await pause(review.id)
  const again = post({ ...filled(review), ...fields, [answerField(id)]: 'Second thoughts', intent: 'send' })
  expect(await outcomeOf(again)).toBe(outcome)
  const { answers, revision } = await read()
  expect([answers[id]?.text, revision?.[id]?.text]).toEqual(['Short and clear', 'Second thoughts'])
})
