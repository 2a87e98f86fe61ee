import { expect, test } from 'vitest'
import { AnsweringHeading } from '@/components/reviews/answering/answering-heading'
import { factsOf } from '@/components/reviews/results/results-facts'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'
import { takeOverReviews } from '@/lib/reviews/handover/commands/take-over-reviews'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { markupOf } from '@/tests/support/markup-of'

async function aTakenReview() {
  const { workspace, creator, asked } = await aCircle(1)
  const review = await aReview(creator, { asked })
  const admin = await anAdmin({ workspace, firstName: 'Amara' })
  await deactivate(creator)
  await takeOverReviews(admin, { memberId: creator.memberId })
  return { workspace, creator, asked, admin, review }
}

async function askersOf(actor: Actor, { id }: { id: string }) {
  const head = await getReviewHead(actor, id)
  return head && factsOf(head, 'UTC').filter(([name]) => /Asked|Taken/.test(name))
}

test('what somebody took over was asked by who left, for its readers and those who answer it', async () => {
  const { creator, asked, admin, review } = await aTakenReview()
  expect(await askersOf(admin, review)).toEqual([
    ['Asked by', fullName(creator)],
    ['Taken over by', fullName(admin)],
  ])
  const view = await getAnswering(asked[0] ?? creator, review.id)
  const heading = markupOf(<AnsweringHeading {...view} />)
  expect(heading).toContain(`${fullName(admin)}, who took over from ${fullName(creator)}, asks for your feedback`)
})

test('taken over twice it is still asked by the first, and by nobody else once they have it back', async () => {
  const { workspace, creator, admin, review } = await aTakenReview()
  const second = await anAdmin({ workspace })
  await deactivate(admin)
  await takeOverReviews(second, { memberId: admin.memberId })
  expect(await askersOf(second, review)).toEqual([
    ['Asked by', fullName(creator)],
    ['Taken over by', fullName(second)],
  ])
  await db.member.update({ where: { id: creator.memberId }, data: { status: 'ACTIVE', role: 'Admin' } })
  await deactivate(second)
  await takeOverReviews({ ...creator, role: 'Admin' }, { memberId: second.memberId })
  expect(await askersOf(creator, review)).toEqual([['Asked by', fullName(creator)]])
})
