import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/commands/close-review'
import { optOutOfReview } from '@/lib/reviews/answering/responses/commands/opt-out-of-review'
import { pauseReview } from '@/lib/reviews/running/commands/pause-review'
import { nudgeRespondents } from '@/lib/reviews/running/respondents/commands/nudge-respondents'
import { removeRespondent } from '@/lib/reviews/running/respondents/commands/remove-respondent'
import { placeOf } from '@/tests/factories/respondents'
import { aResponse, aRunningReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const nudgesTo = async ({ email }: Pick<Actor, 'email'>) =>
  (await mailsTo(email)).filter(({ event }) => event === 'review.nudged').length

/** A form of which everybody was reminded, three inside and one outside, and how many reminders still wait for each. */
const reminded = async () => {
  const email = `${unique('olga')}@elsewhere.example`
  const { creator, asked, respondent, review } = await aRunningReview({ emails: [email] })
  await nudgeRespondents(creator, review)
  const left = () => Promise.all([...asked, { email }].map(nudgesTo))
  expect(await left()).toEqual([1, 1, 1, 1])
  return { creator, respondent, review, left }
}

test('a reminder that still waits does not come to whoever answers', async () => {
  const { respondent, review, left } = await reminded()
  await aResponse(respondent, review)
  expect(await left()).toEqual([0, 1, 1, 1])
})

test('nor to whoever declines', async () => {
  const { respondent, review, left } = await reminded()
  await optOutOfReview(respondent, { reviewId: review.id })
  expect(await left()).toEqual([0, 1, 1, 1])
})

test('nor to whoever is taken off the list', async () => {
  const { creator, respondent, review, left } = await reminded()
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, respondent)).id })
  expect(await left()).toEqual([0, 1, 1, 1])
})

test.each([
  ['paused', pauseReview],
  ['closed', closeReview],
])('nor to anybody once it is %s, and what has left stays', async (_state, stop) => {
  const { creator, respondent, review, left } = await reminded()
  await db.mail.updateMany({ where: { recipient: respondent.email }, data: { status: 'SENT' } })
  await stop(creator, review)
  expect(await left()).toEqual([1, 0, 0, 0])
})
