import { test, expect, describe } from 'vitest'
import { aReleasedReview, aClosedReview } from '@/tests/factories/releases'
import { aMember } from '@/tests/factories/members'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { acknowledgeReview } from '@/lib/reviews/results/commands/acknowledge-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { toldTo } from '@/tests/factories/respondents'
import { storedOf, aReview } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'

const comment = 'Thank you, I will work on the second point.'

test('only the person it was released to, whatever the role of others', async () => {
  const { workspace, creator, subject, asked, id } = await aReleasedReview({ seenByAdmins: true })
  const others = [creator, ...asked, await aMember({ workspace, role: 'Admin' }), await aMember({ workspace })]
  for (const actor of others) await expectRefused(acknowledgeReview(actor, { id, comment }), 'forbidden')
  expect((await getReviewHead(subject, id))?.can.acknowledge).toBe(true)
  await acknowledgeReview(subject, { id, comment })
  expect((await storedOf(id)).review).toMatchObject({ status: 'ACKNOWLEDGED', acknowledgement: comment })
})

test('a stranger does not find it', async () => {
  const { id } = await aReleasedReview()
  await expectRefused(acknowledgeReview(await aMember({ role: 'Admin' }), { id, comment }), 'not-found')
})

test('not before it is released', async () => {
  const { subject, id } = await aClosedReview()
  await expectRefused(acknowledgeReview(subject, { id, comment }), 'forbidden')
})

test('who asked about themselves has nobody to thank', async () => {
  const { creator, asked } = await aReleasedReview()
  const { id } = await aReview(creator, { asked, about: 'me' })
  await expectRefused(acknowledgeReview(creator, { id, comment }), 'forbidden')
})

test.each([
  ['', 'has read'],
  [comment, 'has read and replied to'],
])('with the reply “%s” the creator reads: %s their feedback', async (reply, verb) => {
  const { creator, subject, id } = await aReleasedReview()
  await acknowledgeReview(subject, { id, comment: reply })
  expect(await toldTo(creator, 'review.acknowledged')).toEqual([`Tom Nair ${verb} their feedback: How we work`])
})

describe('it is said once', () => {
  test('pressed twice at once, the first words stay, and the creator is told once', async () => {
    const { creator, subject, id } = await aReleasedReview()
    await acknowledgeReview(subject, { id, comment })
    await Promise.all([acknowledgeReview(subject, { id, comment }), acknowledgeReview(subject, { id, comment: '' })])
    await expectRefused(acknowledgeReview(subject, { id, comment: 'Other words' }), 'conflict', 'comment')
    const { acknowledgement, acknowledgedAt } = (await storedOf(id)).review
    expect([acknowledgement, acknowledgedAt === null]).toEqual([comment, false])
    const key = `review.acknowledged:${id}`
    expect(await db.notification.count({ where: { memberId: creator.memberId, key } })).toBe(1)
    expect(await getReviewHead(subject, id)).toMatchObject({ can: { acknowledge: false }, acknowledgement: comment })
  })

  test('a later reply is kept, and notifies the creator', async () => {
    const { creator, subject, id } = await aReleasedReview()
    await acknowledgeReview(subject, { id, comment: '' })
    const { acknowledgedAt } = (await storedOf(id)).review
    await acknowledgeReview(subject, { id, comment })
    expect((await storedOf(id)).review).toMatchObject({
      status: 'ACKNOWLEDGED',
      acknowledgement: comment,
      acknowledgedAt,
    })
    const told = await db.notification.findMany({
      where: { memberId: creator.memberId, key: { endsWith: `:${id}` } },
      orderBy: { createdAt: 'asc' },
      select: { key: true },
    })
    expect(told.map(({ key }) => key)).toEqual([`review.acknowledged:${id}`, `review.replied:${id}`])
  })

  test('of two words at once one is kept, and the other is refused', async () => {
    const { subject, id } = await aReleasedReview()
    const words = ['One', 'Other']
    const outcomes = await Promise.all(words.map((one) => outcomeOf(acknowledgeReview(subject, { id, comment: one }))))
    expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
    expect((await storedOf(id)).review.acknowledgement).toBe(words[outcomes.indexOf('done')])
  })

  test('words are not needed', async () => {
    const { subject, id } = await aReleasedReview()
    await acknowledgeReview(subject, { id, comment: '' })
    expect((await storedOf(id)).review).toMatchObject({ status: 'ACKNOWLEDGED', acknowledgement: null })
  })
})

test('the words are for the creator and the subject', async () => {
  const { workspace, creator, subject, id } = await aReleasedReview({ seenByAdmins: true })
  await acknowledgeReview(subject, { id, comment })
  const admin = await aMember({ workspace, role: 'Admin' })
  expect((await getReviewHead(creator, id))?.acknowledgement).toBe(comment)
  expect(await getReviewHead(creator, id)).toMatchObject({ badge: { label: 'Acknowledged' } })
  expect((await getReviewHead(admin, id))?.acknowledgement).toBeNull()
})
