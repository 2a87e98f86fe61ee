import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { at, firstMonday, aSeries, storedSeries, secondMonday, occurrencesOf } from '@/tests/factories/series'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'
import { aCircle, aboutPerson, aQuestion, type GivenForm } from '@/tests/factories/reviews'
import { anAdmin, aMember, deactivate } from '@/tests/factories/members'
import { takeOverReviews } from '@/lib/reviews/handover/commands/take-over-reviews'
import { findManaged } from '@/lib/reviews/operating/queries'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { endSeries } from '@/lib/reviews/series/commands/end-series'

afterEach(() => setClock())

const send = (monday: string) => {
  at(monday)
  return sendDueOccurrences(new Date(monday))
}

/** A weekly review about somebody, whose creator leaves in its first week. */
async function aLeftSeries(form: GivenForm = {}) {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(2)
  const [admin, subject] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const series = await aSeries(creator, { asked, ...aboutPerson(subject), timeZone: 'Europe/Berlin', ...form })
  return { workspace, creator, asked, admin, ...series }
}

test('a series that is taken over goes on in the name of its new owner, as its screen says', async () => {
  const { creator, asked, admin, id, review } = await aLeftSeries()
  await deactivate(creator)
  await takeOverReviews(admin, { memberId: creator.memberId })
  expect((await storedSeries(id)).creatorId).toBe(admin.memberId)
  expect((await findManaged(admin, review.id))?.repeats).toContain('The next round goes out on Oct 26, 2026')
  await send(secondMonday)
  const [, next] = await occurrencesOf(id)
  expect(next).toMatchObject({ creatorId: admin.memberId, asked: asked.map(({ memberId }) => memberId).toSorted() })
  expect((await storedSeries(id)).endedReason).toBeNull()
})

test('where only an older round can be taken over, its screen says that no further one goes out', async () => {
  const { creator, asked, admin, id, review } = await aLeftSeries({ questions: [aQuestion('yesno')] })
  await send(secondMonday)
  const [, newest] = await occurrencesOf(id)
  const [giver = creator] = asked
  const answers = (newest?.questions ?? []).map((question) => ({ questionId: question.id, yes: true }))
  await submitResponse(giver, { reviewId: newest?.id ?? '', answers })
  await deactivate(creator)
  expect(await takeOverReviews(admin, { memberId: creator.memberId })).toEqual({ count: 1 })
  expect((await storedSeries(id)).creatorId).toBe(creator.memberId)
  expect((await findManaged(admin, review.id))?.repeats).toBe(
    'No further round goes out. Its creator is no longer in this workspace.',
  )
})

test('a series that has ended stays whose it was, and ended', async () => {
  const { creator, admin, id, review } = await aLeftSeries()
  await endSeries(creator, { id })
  await deactivate(creator)
  await takeOverReviews(admin, { memberId: creator.memberId })
  expect(await storedSeries(id)).toMatchObject({ creatorId: creator.memberId, nextOn: null })
  expect((await findManaged(admin, review.id))?.repeats).toBe('No further round goes out. Its creator ended it.')
})
