import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReopenForm } from '@/components/reviews/running/manage/reopen-form'
import { now } from '@/lib/platform/clock'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { findManaged } from '@/lib/reviews/operating/queries'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { aRunningReview } from '@/tests/factories/reviews'

test('a closed form is offered the days of a new one to reopen', async () => {
  const { creator, review } = await aRunningReview()
  await closeReview(creator, review)
  const managed = await findManaged(creator, review.id)
  if (managed === null) throw new Error('It was sent.')
  const { nextCloseOn, settings } = managed
  expect(nextCloseOn).toBe(usualClosing(now(), settings.timeZone))
  const form = <ReopenForm id={review.id} closesOn={nextCloseOn} timeZone={settings.timeZone} />
  expect(renderToStaticMarkup(form)).toContain(`value="${nextCloseOn}"`)
})
