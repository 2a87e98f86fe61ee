import { test, expect } from 'vitest'
import { aCircle, aDraft, aboutPerson, aReview } from '@/tests/factories/reviews'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { getSharedHead } from '@/lib/reviews/results/queries/get-review-head'

test('the subject is notified once that they can read each answer as it arrives', async () => {
  const { creator, asked } = await aCircle(3)
  const [subject = creator, ...others] = asked
  const draft = await aDraft(creator, { ...aboutPerson(subject), asked: others, releaseMode: 'AT_ONCE' })
  await Promise.all([publishReview(creator, draft), publishReview(creator, draft)])
  expect(await toldTo(subject, 'review.readable')).toEqual([
    expect.stringContaining('Mira Stone is collecting feedback about you'),
  ])
  expect((await mailsTo(subject.email)).map(({ event }) => event)).toEqual(['review.readable'])
  expect(await getSharedHead(subject, draft.id)).toMatchObject({ readAs: 'subject' })
})

test('where it is released later, or never, they hear nothing of it yet', async () => {
  const { creator, asked } = await aCircle(3)
  const [subject = creator, ...others] = asked
  const form = { ...aboutPerson(subject), asked: others }
  await aReview(creator, { ...form, releaseMode: 'AT_CLOSE' })
  await aReview(creator, form)
  await aReview(creator, { ...form, seenBySubject: false, releaseMode: 'AT_ONCE' })
  await aReview(subject, { asked: others, about: 'me', releaseMode: 'AT_ONCE' })
  expect(await mailsTo(subject.email)).toEqual([])
})
