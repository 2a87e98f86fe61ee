import { expect, test } from 'vitest'
import { ResultsProgress } from '@/components/reviews/results/results-progress'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { answeredInWords, closingInWords } from '@/lib/reviews/model/rules/response-rate'
import { findManaged } from '@/lib/reviews/operating/queries'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aHead } from '@/tests/factories/results'
import { aResponse, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

/** One answered, one opted out, one is silent. */
async function threeAsked(anonymity: 'NAMED' | 'ANONYMOUS') {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const asked = await Promise.all([aMember({ workspace }), aMember({ workspace }), aMember({ workspace })])
  const review = await aReview(admin, { asked, anonymity })
  const [one, two] = asked
  await aResponse(one, review)
  await optOutOfReview(two, { reviewId: review.id })
  return { admin, review }
}

test('a response rate counts nobody who opted out: page, close, list and report agree', async () => {
  const { admin, review } = await threeAsked('NAMED')
  const page = markupOf(<ResultsProgress head={await aHead(admin, review)} />)
  expect(page).toContain('1 of 2 answered')
  expect(page).toContain('1 opted out, not counted')
  const managed = await findManaged(admin, review.id)
  expect(managed && closingInWords(managed)).toContain('1 of 2 answered.')
  const [row] = (await listReviews(admin, { tab: 'created', search: '' })).rows
  expect(row && answeredInWords(row)).toBe('1 of 2 answered')
  const { figures } = await getFeedbackReport(admin, { of: 'workspace', range: 'Last_31_Days', view: 'summary' })
  expect(figures.total).toMatchObject({ asked: 2, answered: 1 })
  await closeReview(admin, { id: review.id })
  expect(markupOf(<ResultsProgress head={await aHead(admin, review)} />)).toContain('1 of 2 answered')
})

test('without names nobody learns that somebody opted out', async () => {
  const { admin, review } = await threeAsked('ANONYMOUS')
  const page = markupOf(<ResultsProgress head={await aHead(admin, review)} />)
  expect(page).toContain('1 of 3 answered')
  expect(page).not.toContain('opted out')
})
