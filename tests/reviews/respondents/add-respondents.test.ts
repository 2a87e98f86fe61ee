import { storedOf, aCircle, aReview, aResponse, aRunningReview, aDraft, allAnswers } from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { chosenByName, placeOf, toldTo } from '@/tests/factories/respondents'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { aTeam } from '@/tests/factories/teams'
import { db } from '@/lib/platform/db'

const askedCount = async (id: string) => (await storedOf(id)).review.askedCount

describe.each(Object.values(Role))('as %s', (role) => {
  test('asks more people in what one sent, each once, and they can answer', async () => {
    const { workspace, asked } = await aCircle(3)
    const [first, second, third] = asked
    if (!first || !second || !third) throw new Error('Three people are needed.')
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked: [first] })
    const input = { id: review.id, ...chosenByName(first, second, third) }
    const both = await Promise.allSettled([addRespondents(creator, input), addRespondents(creator, input)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await askedCount(review.id)).toBe(3)
    expect((await mailsTo(second.email)).map(({ event }) => event)).toEqual(['review.requested'])
    expect((await mailsTo(first.email)).map(({ event }) => event)).toEqual(['review.requested'])
    await aResponse(third, review)
    expect((await storedOf(review.id)).review.answeredCount).toBe(1)
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aRunningReview()
  const other = await aMember({ workspace })
  const input = { id: review.id, ...chosenByName(other) }
  await expectRefused(addRespondents(await anAdmin(), input), 'not-found')
  await expectRefused(addRespondents(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(addRespondents(respondent, input), 'forbidden')
  expect(await askedCount(review.id)).toBe(3)
})

test('a member asks at most twenty', async () => {
  const { workspace, asked } = await aCircle(21)
  const creator = await aMember({ workspace })
  const { id } = await aReview(creator, { asked: asked.slice(0, 19) })
  await expectRefused(addRespondents(creator, { id, ...chosenByName(...asked) }), 'invalid', 'memberIds')
  await addRespondents(creator, { id, ...chosenByName(...asked.slice(19, 20)) })
  expect(await askedCount(id)).toBe(20)
})

test('strangers and those who left cannot be asked', async () => {
  const { workspace, creator, review } = await aRunningReview()
  const gone = await aMember({ workspace })
  await deactivate(gone)
  for (const person of [gone, await aMember()]) {
    const input = { id: review.id, ...chosenByName(person) }
    await expectRefused(addRespondents(creator, input), 'invalid', 'memberIds')
  }
})

test('neither a draft nor what has ended takes more people', async () => {
  const { workspace, creator, review, asked } = await aRunningReview()
  const chosen = chosenByName(await aMember({ workspace }))
  await expectRefused(addRespondents(creator, { id: (await aDraft(creator, { asked })).id, ...chosen }), 'conflict')
  await closeReview(creator, review)
  await expectRefused(addRespondents(creator, { id: review.id, ...chosen }), 'conflict')
})

test('who was taken out comes back to what they wrote, and is told', async () => {
  const { creator, respondent, review } = await aRunningReview()
  await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
  const { id: assigneeId } = await placeOf(review, respondent)
  await removeRespondent(creator, { id: review.id, assigneeId })
  await addRespondents(creator, { id: review.id, ...chosenByName(respondent) })
  expect(await placeOf(review, respondent)).toMatchObject({ id: assigneeId, removedAt: null })
  expect(await askedCount(review.id)).toBe(3)
  expect(await toldTo(respondent, 'review.requested')).toHaveLength(2)
  await aResponse(respondent, review)
})

test('what their teams make them to whom it is about is derived', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  const [subject = creator, other = creator] = asked
  const boss = await aMember({ workspace })
  await aTeam({ workspace, members: [subject], managers: [boss] })
  const { id } = await aReview(creator, { asked: [other] })
  await db.review.update({ where: { id }, data: { subjectId: subject.memberId } })
  await addRespondents(creator, { id, ...chosenByName(boss, subject) })
  expect((await placeOf({ id }, boss)).relationship).toBe('MANAGER')
  expect((await placeOf({ id }, subject)).relationship).toBe('SELF')
})

describe('in anonymous feedback', () => {
  test('anybody, as long as nobody has answered', async () => {
    const { workspace, creator, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    await addRespondents(creator, { id: review.id, ...chosenByName(await aMember({ workspace })) })
    expect(await askedCount(review.id)).toBe(4)
  })

  test('afterwards three at once, so that the count points to none of them', async () => {
    const { workspace, creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    for (const person of asked) await aResponse(person, review)
    const newcomers = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
    const two = { id: review.id, ...chosenByName(...newcomers.slice(1), ...asked) }
    await expectRefused(addRespondents(creator, two), 'invalid', 'memberIds')
    await addRespondents(creator, { id: review.id, ...chosenByName(...newcomers) })
    expect(await askedCount(review.id)).toBe(6)
  })
})
