import { randomUUID } from 'node:crypto'
import { expect, test } from '@/e2e/support/test'

const cut = 'abc123'
const whole = 'x'.repeat(43)

/** What a mail program may make of each link that Rapport mails, and where the page leads on to. */
const links: [path: string, onward: RegExp][] = [
  [`/workspace/invitation/${cut}`, /Sign in/],
  [`/workspace/invitation/${whole}`, /Sign in/],
  [`/auth/magic-link/${cut}`, /Get a new link/],
  [`/auth/magic-link/${whole}`, /Get a new link/],
  ['/reset-password', /Get a new link/],
  [`/reset-password?token=${whole}`, /Get a new link/],
  ['/email-verification-result', /Send a new link/],
  [`/email-verification-result?token=${cut}`, /Send a new link/],
  [`/auth/campaign/${whole}`, /Create a workspace/],
  [`/newsletter?token=${cut}`, /Get a new link/],
  [`/newsletter/unsubscribe?code=${cut}`, /Write to us/],
  [`/api/newsletter/${cut}`, /Write to us/],
  ['/feedback/rvc', /newest mail/],
  [`/feedback/rvc-${cut}`, /newest mail/],
  [`/feedback/rvc-${whole}`, /newest mail/],
  [`/feedback/rvc-${whole}/unsubscribe`, /Open settings/],
  [`/api/unsubscribe/${cut}`, /Open settings/],
  [`/api/unsubscribe/${randomUUID()}.Review.${whole}`, /Open settings/],
]

test('a damaged or expired link says so and what to do, and is never a bare sign-in page', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [path, onward] of links) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This link (isn’t valid|has expired)$/)
      await expect(page.getByRole('main')).toContainText(onward)
      await expect(page.getByLabel('Password')).toHaveCount(0)
    })
  }
})

test.describe('cut off at its last slash', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('a link leads to no sign-in either', async ({ page }) => {
    for (const path of ['/workspace/invitation', '/auth/magic-link', '/auth/campaign']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    }
  })
})
