import { test, expect } from 'vitest'
import { aRunningReview, aDraft } from '@/tests/factories/reviews'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { findManaged } from '@/lib/reviews/operating/queries'
import { anAdmin, aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { daysFrom, now } from '@/lib/platform/clock'
import { chosenByName } from '@/tests/factories/respondents'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

test('only its creator manages it, and a draft is not managed', async () => {
  const { workspace, creator, asked, review } = await aRunningReview()
  await expectRefused(findManaged(await anAdmin(), review.id), 'not-found')
  await expectRefused(findManaged(await anAdmin({ workspace }), review.id), 'forbidden')
  expect(await findManaged(creator, (await aDraft(creator, { asked })).id)).toBeNull()
})

test('past its end it says why nobody more can be asked, in the words of the refusal', async () => {
  const { workspace, creator, review } = await aRunningReview()
  expect(await findManaged(creator, review.id)).toMatchObject({ isPastEnd: false, lateBlockedReason: null })
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  const more = { id: review.id, ...chosenByName(await aMember({ workspace })) }
  const { message } = await refusalOf(addRespondents(creator, more))
  expect(await findManaged(creator, review.id)).toMatchObject({ isPastEnd: true, lateBlockedReason: message })
  await closeReview(creator, review)
  expect(await findManaged(creator, review.id)).toMatchObject({ isPastEnd: false })
})
