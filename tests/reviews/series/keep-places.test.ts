import { test, expect } from 'vitest'
import { aRunningReview, storedOf } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { transaction } from '@/lib/platform/db'
import { keepPlaces } from '@/lib/reviews/series/steps/keep-places'
import { placeOf, toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'

test('a place that is kept asks nobody and tells nobody, and keeping it twice changes nothing', async () => {
  const { workspace, creator, review } = await aRunningReview()
  const person = await aMember({ workspace })
  await deactivate(person)
  const away = [{ memberId: person.memberId, relationship: 'PEER' as const }]
  for (let time = 0; time < 2; time++) {
    await transaction((tx) => keepPlaces(tx, creator, { reviewId: review.id, away }))
  }
  const kept = { relationship: 'PEER', status: 'PENDING', removedAt: expect.any(Date), leftAt: expect.any(Date) }
  expect(await placeOf(review, person)).toMatchObject(kept)
  expect((await storedOf(review.id)).review.askedCount).toBe(3)
  expect([await toldTo(person, 'review.'), await mailsTo(person.email)]).toEqual([[], []])
})
