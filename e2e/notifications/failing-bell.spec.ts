import type { Page } from '@playwright/test'
import { countUnseen } from '@/lib/notifications/queries/list-notifications'
import { aReview, aRunningReview } from '@/tests/factories/reviews'
import { expect, test } from '@/e2e/support/test'

// A browser says so itself when an answer is an error.
test.use({ expectedErrors: [/status of 500/] })

const bellIn = (page: Page) => page.getByRole('link', { name: /^Notifications/ })

/** Lets every answer about notifications fail on its way until it is told to let them through. */
async function cutOff(page: Page) {
  let isCut = true
  await page.route('**/api/notification**', (route) => (isCut ? route.fulfill({ status: 500 }) : route.continue()))
  return () => (isCut = false)
}

test('a bell without an answer is empty, the page stands, and the number comes back by itself', async ({ visit }) => {
  const { creator, respondent } = await aRunningReview()
  const page = await visit(respondent)
  await page.clock.install()
  const mend = await cutOff(page)
  await page.goto('/dashboard')
  await expect(bellIn(page)).toBeVisible()
  await expect(bellIn(page)).not.toContainText('new')

  await page.getByRole('link', { name: 'Feedback', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await bellIn(page).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /How we work/ })
      .first(),
  ).toBeVisible()

  await expect.poll(() => countUnseen(respondent)).toBe(0)
  await aReview(creator, { asked: [respondent], title: 'One more thing' })
  mend()
  await page.clock.fastForward('01:01')
  await expect(bellIn(page)).toContainText('1 new')
  await expect(page.getByRole('link', { name: /One more thing/ })).toBeVisible()
})
