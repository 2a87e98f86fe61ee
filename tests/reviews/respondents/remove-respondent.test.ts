import {
  storedOf,
  aCircle,
  aReview,
  allAnswers,
  aRunningReview,
  aResponse,
  mailedCode,
} from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin } from '@/tests/factories/members'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { placeOf, toldTo } from '@/tests/factories/respondents'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { db } from '@/lib/platform/db'
import { findReviewer } from '@/lib/access/reviewer'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'

const reviewOf = async (id: string) => (await storedOf(id)).review

describe.each(Object.values(Role))('as %s', (role) => {
  test('stops asking one person, whose draft is kept and whose way in is closed', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked })
    const [person = creator] = asked
    await saveAnswers(person, { reviewId: review.id, answers: allAnswers(review) })
    const { id: assigneeId } = await placeOf(review, person)
    const input = { id: review.id, assigneeId }
    await Promise.all([removeRespondent(creator, input), removeRespondent(creator, input)])
    await removeRespondent(creator, input)
    const stored = await storedOf(review.id)
    expect([stored.review.askedCount, stored.answers.length]).toEqual([1, 6])
    expect((await getAnswering(person, review.id)).state).toBe('removed')
    await expectRefused(submitResponse(person, { reviewId: review.id, answers: allAnswers(review) }), 'forbidden')
    expect(await toldTo(person, 'review.unrequested')).toHaveLength(1)
  })
})

test('a stranger does not find it, nobody else may, and a place in another review is none in this', async () => {
  const { workspace, creator, asked, respondent, review } = await aRunningReview()
  const { id: assigneeId } = await placeOf(review, respondent)
  const input = { id: review.id, assigneeId }
  await expectRefused(removeRespondent(await anAdmin(), input), 'not-found')
  await expectRefused(removeRespondent(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(removeRespondent(respondent, input), 'forbidden')
  const other = await aReview(creator, { asked })
  await expectRefused(removeRespondent(creator, { id: other.id, assigneeId }), 'not-found')
  expect((await reviewOf(review.id)).askedCount).toBe(3)
})

test('who has answered stays, the last one stays, and after the end everybody does', async () => {
  const { creator, asked, respondent, review } = await aRunningReview()
  await aResponse(respondent, review)
  const input = async (person = respondent) => ({ id: review.id, assigneeId: (await placeOf(review, person)).id })
  await expectRefused(removeRespondent(creator, await input()), 'conflict')
  expect((await reviewOf(review.id)).askedCount).toBe(3)
  await closeReview(creator, review)
  await expectRefused(removeRespondent(creator, await input(asked[1])), 'conflict')
  const alone = await aReview(creator, { asked: asked.slice(0, 1) })
  const { id: assigneeId } = await placeOf(alone, respondent)
  await expectRefused(removeRespondent(creator, { id: alone.id, assigneeId }), 'conflict')
})

test('answering and being taken out at the same moment end in one of the two', async () => {
  const { creator, respondent, review } = await aRunningReview()
  const { id: assigneeId } = await placeOf(review, respondent)
  await Promise.allSettled([
    submitResponse(respondent, { reviewId: review.id, answers: allAnswers(review) }),
    removeRespondent(creator, { id: review.id, assigneeId }),
  ])
  const { status, removedAt } = await placeOf(review, respondent)
  const { askedCount, answeredCount } = await reviewOf(review.id)
  const hasAnswered = status === 'ANSWERED'
  expect([removedAt === null, askedCount, answeredCount]).toEqual([
    hasAnswered,
    hasAnswered ? 3 : 2,
    hasAnswered ? 1 : 0,
  ])
})

test('the link of somebody outside leads nowhere any more', async () => {
  const { creator, asked } = await aCircle(1)
  const email = `sam${Math.random()}@elsewhere.example`
  const review = await aReview(creator, { asked, emails: [email] })
  const { id: assigneeId } = await db.reviewAssignee.findFirstOrThrow({
    where: { reviewId: review.id, memberId: null },
  })
  const code = await mailedCode(email)
  expect(await findReviewer(code)).not.toBeNull()
  await removeRespondent(creator, { id: review.id, assigneeId })
  expect(await findReviewer(code)).toBeNull()
})

describe('in anonymous feedback', () => {
  test('people are taken out only while nobody has answered, and three stay', async () => {
    const { workspace, creator, asked } = await aCircle(4)
    const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
    const place = async (index: number) => (await placeOf(review, asked[index] ?? creator)).id
    await removeRespondent(creator, { id: review.id, assigneeId: await place(0) })
    await expectRefused(removeRespondent(creator, { id: review.id, assigneeId: await place(1) }), 'conflict')
    expect((await reviewOf(review.id)).askedCount).toBe(3)
    expect(workspace.id).toBe((await reviewOf(review.id)).workspaceId)
  })

  test('once somebody has, the same is said of everybody', async () => {
    const { creator, asked } = await aCircle(5)
    const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
    const [answered = creator, declined = creator] = asked
    await aResponse(answered, review)
    await optOutOfReview(declined, { reviewId: review.id })
    const said = await Promise.all(
      asked.map(async (person) => {
        const { id: assigneeId } = await placeOf(review, person)
        const { code, message } = await refusalOf(removeRespondent(creator, { id: review.id, assigneeId }))
        return `${code}: ${message}`
      }),
    )
    expect(new Set(said).size).toBe(1)
    expect((await reviewOf(review.id)).askedCount).toBe(5)
  })
})
