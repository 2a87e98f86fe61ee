import { expect, test } from 'vitest'
import { SummaryList } from '@/components/reviews/results/summary-list'
import type { Actor } from '@/lib/access/actor'
import { pinAnswer } from '@/lib/reviews/results/commands/pin-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { aClosedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { markupOf } from '@/tests/support/markup-of'

async function resultsOf(actor: Actor, id: string) {
  const head = await getReviewHead(actor, id)
  if (!head) throw new Error('It was sent.')
  return markupOf(<SummaryList head={head} summary={await getSummary(head)} filter={{ from: 1 }} zone="UTC" />)
}

test.each([
  ['CONFIDENTIAL', true],
  ['NAMED', false],
] as const)('%s: its creator reads that its subject may read fewer quotes: %s', async (anonymity, isNarrower) => {
  const { creator, subject, id } = await aClosedReview({ anonymity })
  await pinAnswer(creator, await aWrittenAnswer(id))
  const hint = 'Tom Nair sees only those of groups of three or more, without names.'
  expect((await resultsOf(creator, id)).includes(hint)).toBe(isNarrower)
  await releaseReview(creator, { id })
  const own = await resultsOf(subject, id)
  expect(own).toContain('In their words')
  expect(own).not.toContain(hint)
})
