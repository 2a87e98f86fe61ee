import { afterEach, expect, test } from 'vitest'
import { hoursFrom, now, setClock } from '@/lib/platform/clock'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { findManaged } from '@/lib/reviews/operating/queries'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aCircle, aResponse, aReview } from '@/tests/factories/reviews'

const inHours = (hours: number) => {
  const at = hoursFrom(now(), hours)
  setClock(() => at)
}
afterEach(() => setClock())

test.each(['NAMED', 'ANONYMOUS'] as const)(
  '%s: no reminder is offered again before it can be sent',
  async (anonymity) => {
    const { creator, asked } = await aCircle(4)
    const review = await aReview(creator, { asked, anonymity })
    const stepsNow = async () => (await getReviewHead(creator, review.id))?.steps
    expect(await stepsNow()).toMatchObject({ next: 'remind', all: { remind: true } })
    await nudgeRespondents(creator, review)
    expect(await stepsNow()).toMatchObject({ next: null, all: { remind: false, close: true } })
    inHours(25)
    expect(await stepsNow()).toMatchObject({ next: 'remind' })
  },
)

test('no reminder is offered where those who have not answered opted out', async () => {
  const { creator, asked } = await aCircle(2)
  const review = await aReview(creator, { asked })
  const [giver = creator, declined = creator] = asked
  await aResponse(giver, review)
  await optOutOfReview(declined, { reviewId: review.id })
  expect((await getReviewHead(creator, review.id))?.steps).toMatchObject({ next: 'close', all: { remind: false } })
})

test('nor where only external reviewers are left who want no mail, nor under Manage', async () => {
  const { creator, asked } = await aCircle(1)
  const [giver = creator] = asked
  const [email, other] = [unique('ugo'), unique('olga')].map((name) => `${name}@else.example`)
  const review = await aReview(creator, { asked: [giver], emails: [email ?? '', other ?? ''] })
  const isOffered = async () => [
    (await getReviewHead(creator, review.id))?.steps?.all.remind,
    (await findManaged(creator, review.id))?.isNudgeable,
  ]
  await aResponse(giver, review)
  await unsubscribeFrom(review, email ?? '')
  expect(await isOffered()).toEqual([true, true])
  await unsubscribeFrom(review, other ?? '')
  expect(await isOffered()).toEqual([false, false])
  await expectRefused(nudgeRespondents(creator, review), 'conflict')
})
