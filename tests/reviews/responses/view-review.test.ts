import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, storedOf, aReviewer, aDraft } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { viewReview } from '@/lib/reviews/responses/commands/view-review'
import { unique } from '@/tests/factories/workspaces'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { expectRefused } from '@/tests/support/refused'

describe.each(Object.values(Role))('as %s', (role) => {
  test('notes that the form was seen, and nothing else', async () => {
    const { workspace, creator } = await aCircle(0)
    const respondent = await aMember({ workspace, role })
    const { id } = await aReview(creator, { asked: [respondent] })
    await viewReview(respondent, { reviewId: id })
    await viewReview(respondent, { reviewId: id })
    expect((await storedOf(id)).assignees).toMatchObject([{ isViewed: true, status: 'PENDING' }])
  })
})

test('reading the form, the list or the results changes nothing', async () => {
  const { creator, asked } = await aCircle(2)
  const email = `${unique('reviewer')}@client.example`
  const { id } = await aReview(creator, { asked, emails: [email] })
  const before = await storedOf(id)
  for (const actor of [...asked, await aReviewer(email)]) await getAnswering(actor, id)
  await listReviews(creator, { tab: 'all', search: '' })
  await getReviewHead(creator, id)
  expect(await storedOf(id)).toEqual(before)
})

test('a stranger does not find it, a colleague who was not asked may not, and a draft is not there', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id: reviewId } = await aReview(creator, { asked })
  await expectRefused(viewReview(await aMember({ role: 'Admin' }), { reviewId }), 'not-found')
  await expectRefused(viewReview(await aMember({ workspace, role: 'Admin' }), { reviewId }), 'forbidden')
  const draft = await aDraft(creator, { asked })
  const [respondent = creator] = asked
  await expectRefused(viewReview(respondent, { reviewId: draft.id }), 'not-found')
  expect((await storedOf(reviewId)).assignees).toMatchObject([{ isViewed: false }])
})
