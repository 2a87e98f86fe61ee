import { expect, test } from 'vitest'
import UnsubscribePage from '@/app/(outside)/feedback/[code]/unsubscribe/page'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aRunningReview, mailedCode } from '@/tests/factories/reviews'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { markupOf } from '@/tests/support/markup-of'
import { unique } from '@/tests/factories/workspaces'

test('who unsubscribed finds the way back to the form, while its link works', async () => {
  const email = `${unique('pat')}@else.example`
  const { review } = await aRunningReview({ emails: [email] })
  const code = await mailedCode(email)
  await unsubscribeFrom(review, email)
  const drawn = async () =>
    markupOf(
      await UnsubscribePage({ params: Promise.resolve({ code: `rvc-${code}` }), searchParams: Promise.resolve({}) }),
    )
  expect(await drawn()).toContain(`href="/feedback/rvc-${code}"`)
  await db.externalReviewer.updateMany({ where: { reviewId: review.id }, data: { expiresAt: now() } })
  expect(await drawn()).not.toContain('Back to the feedback')
})
