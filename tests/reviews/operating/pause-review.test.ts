import { storedOf, aCircle, aReview, aResponse, aRunningReview, aDraft, allAnswers } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin } from '@/tests/factories/members'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { expectRefused } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'

const statusOf = async (id: string) => (await storedOf(id)).review.status
const messagesTo = async (memberId: string, event: string) => {
  const where = { memberId, key: { startsWith: event } }
  return (await db.notification.findMany({ where })).map(({ message }) => message)
}

describe.each(Object.values(Role))('as %s', (role) => {
  test('stops what one created, and tells those who have not answered once', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked })
    const [answered = creator, waiting = creator] = asked
    await aResponse(answered, review)
    await Promise.all([pauseReview(creator, review), pauseReview(creator, review)])
    await pauseReview(creator, review)
    expect(await statusOf(review.id)).toBe('INACTIVE')
    expect(await messagesTo(waiting.memberId, 'review.paused')).toEqual([
      '“How we work” is paused. What you wrote is saved.',
    ])
    expect(await messagesTo(answered.memberId, 'review.paused')).toEqual([])
    const lines = await db.activity.findMany({
      where: { memberId: creator.memberId, key: { startsWith: 'review.paused' } },
    })
    expect(lines.map(({ title }) => title)).toEqual(['You paused “How we work”'])
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aRunningReview()
  await expectRefused(pauseReview(await anAdmin(), review), 'not-found')
  await expectRefused(pauseReview(await anAdmin({ workspace }), review), 'forbidden')
  await expectRefused(pauseReview(respondent, review), 'forbidden')
  expect(await statusOf(review.id)).toBe('ACTIVE')
})

test('what is not sent or has ended cannot be paused', async () => {
  const { creator, review, asked } = await aRunningReview()
  await expectRefused(pauseReview(creator, { id: (await aDraft(creator, { asked })).id }), 'conflict')
  await closeReview(creator, review)
  await expectRefused(pauseReview(creator, review), 'conflict')
})

test('nobody can send while it is paused, and what they wrote is kept, also what comes along', async () => {
  const { creator, respondent, review } = await aRunningReview()
  const [first, ...later] = allAnswers(review)
  await saveAnswers(respondent, { reviewId: review.id, answers: first ? [first] : [] })
  await pauseReview(creator, review)
  await expectRefused(submitResponse(respondent, { reviewId: review.id, answers: later }), 'conflict')
  const { answers, review: paused } = await storedOf(review.id)
  expect([answers.length, paused.answeredCount]).toEqual([later.length + 1, 0])
  expect(answers.filter(({ isCounted }) => isCounted)).toEqual([])
})
