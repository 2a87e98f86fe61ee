import { expect, test } from 'vitest'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { pinAnswer } from '@/lib/reviews/results/commands/pin-answer'
import { unpinAnswer } from '@/lib/reviews/results/commands/unpin-answer'
import { aReleasedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { aHead } from '@/tests/factories/results'
import { expectRefused } from '@/tests/support/refused'

test('its creator takes a quote out again, also after the release, and nobody else', async () => {
  const { creator, subject, id } = await aReleasedReview()
  const answer = await aWrittenAnswer(id)
  await pinAnswer(creator, { id: answer.id })
  await expectRefused(unpinAnswer(subject, { id: answer.id }), 'forbidden')
  for (const _ of [1, 2]) expect(await unpinAnswer(creator, { id: answer.id })).toEqual({ reviewId: id })
  const { overview, questions } = await getSummary(await aHead(creator, { id }))
  expect(overview?.quotes).toEqual([])
  expect(questions[0]?.texts.map(({ isPinned }) => isPinned)).not.toContain(true)
})
