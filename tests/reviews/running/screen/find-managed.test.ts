import { expect, test } from 'vitest'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/commands/close-review'
import { addRespondents } from '@/lib/reviews/running/respondents/commands/add-respondents'
import { findManaged } from '@/lib/reviews/running/screen/queries'
import { aMember, anAdmin } from '@/tests/factories/members'
import { chosenByName } from '@/tests/factories/respondents'
import { aDraft, aRunningReview } from '@/tests/factories/reviews'
import { expectRefused, refusalOf } from '@/tests/support/refused'

test('only its creator manages it, and a draft is not managed', async () => {
  const { workspace, creator, asked, review } = await aRunningReview()
  await expectRefused(findManaged(await anAdmin(), review.id), 'not-found')
  await expectRefused(findManaged(await anAdmin({ workspace }), review.id), 'forbidden')
  expect(await findManaged(creator, (await aDraft(creator, { asked })).id)).toBeNull()
})

test('past its end it says why nobody more can be asked, in the words of the refusal', async () => {
  const { workspace, creator, review } = await aRunningReview()
  expect(await findManaged(creator, review.id)).toMatchObject({ isPastEnd: false, lateHindrance: null })
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  const more = { id: review.id, ...chosenByName(await aMember({ workspace })) }
  const { message } = await refusalOf(addRespondents(creator, more))
  expect(await findManaged(creator, review.id)).toMatchObject({ isPastEnd: true, lateHindrance: message })
  await closeReview(creator, review)
  expect(await findManaged(creator, review.id)).toMatchObject({ isPastEnd: false })
})
