import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, allAnswers, storedOf, aResponse, aRunningReview } from '@/tests/factories/reviews'
import { aMember, anAdmin } from '@/tests/factories/members'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { placeOf, toldTo } from '@/tests/factories/respondents'
import { replaceRespondent } from '@/lib/reviews/respondents/commands/replace-respondent'
import { expectRefused } from '@/tests/support/refused'

describe.each(Object.values(Role))('as %s', (role) => {
  test('asks somebody else in their place, and keeps what they wrote', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const [out = creator, stays = creator] = asked
    const review = await aReview(creator, { asked: [out] })
    await saveAnswers(out, { reviewId: review.id, answers: allAnswers(review) })
    const input = { id: review.id, assigneeId: (await placeOf(review, out)).id, memberId: stays.memberId }
    await Promise.all([replaceRespondent(creator, input), replaceRespondent(creator, input)])
    const stored = await storedOf(review.id)
    expect([stored.review.askedCount, stored.answers.length, stored.assignees.length]).toEqual([1, 6, 2])
    expect(await toldTo(stays, 'review.requested')).toHaveLength(1)
    expect(await toldTo(out, 'review.unrequested')).toHaveLength(1)
    await aResponse(stays, review)
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aRunningReview()
  const { memberId } = await aMember({ workspace })
  const input = { id: review.id, assigneeId: (await placeOf(review, respondent)).id, memberId }
  await expectRefused(replaceRespondent(await anAdmin(), input), 'not-found')
  await expectRefused(replaceRespondent(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(replaceRespondent(respondent, input), 'forbidden')
})

test('neither who has answered is replaced, nor by somebody who is asked already', async () => {
  const { workspace, creator, asked, respondent, review } = await aRunningReview()
  const [, second = creator, third = creator] = asked
  await aResponse(respondent, review)
  const { memberId } = await aMember({ workspace })
  const place = await placeOf(review, respondent)
  await expectRefused(replaceRespondent(creator, { id: review.id, assigneeId: place.id, memberId }), 'conflict')
  const { id: assigneeId } = await placeOf(review, second)
  const input = { id: review.id, assigneeId, memberId: third.memberId }
  await expectRefused(replaceRespondent(creator, input), 'invalid', 'memberId')
  expect(await placeOf(review, second)).toMatchObject({ removedAt: null })
  expect((await storedOf(review.id)).review.askedCount).toBe(3)
})

test('in anonymous feedback nobody is replaced once anybody has answered', async () => {
  const { workspace, creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
  const [first = creator, second = creator] = asked
  const { memberId } = await aMember({ workspace })
  const input = async (person = first) => ({ id: review.id, assigneeId: (await placeOf(review, person)).id, memberId })
  await replaceRespondent(creator, await input(first))
  expect((await storedOf(review.id)).review.askedCount).toBe(3)
  await aResponse(second, review)
  const { memberId: another } = await aMember({ workspace })
  for (const person of asked.slice(1)) {
    await expectRefused(replaceRespondent(creator, { ...(await input(person)), memberId: another }), 'conflict')
  }
})
