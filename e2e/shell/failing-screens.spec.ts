import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aRunningReview } from '@/tests/factories/reviews'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { expect, test } from '@/e2e/support/test'

// What failed on the server arrives in the browser without its words, and now and then without its stack.
test.use({ expectedErrors: [/^$|Server Components render|Minified React error|status of (404|500)/] })

const zoneIs = (actor: Actor, timeZone: string) => db.user.update({ where: { id: actor.userId }, data: { timeZone } })

/** Somebody who was asked, and whose calendar nothing can show: every screen with a date on it fails for them. */
async function aTroubledPerson() {
  const { creator, asked } = await aRunningReview()
  const [person] = asked
  if (!person) throw new Error('Nobody was asked.')
  await zoneIs(person, 'Nowhere/None')
  return { person, colleague: creator }
}

test('a list that could not be loaded is fetched again when it is asked to be', async ({ page, arriveAs }) => {
  const { person } = await aTroubledPerson()
  await arriveAs(person)
  await page.goto('/notifications')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('Notifications couldn’t be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

  await zoneIs(person, 'UTC')
  await again.click()
  await expect(page.getByText('How we work').first()).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('a screen that fails says so, and leads home or tries again', async ({ page, arriveAs }) => {
  const { person, colleague } = await aTroubledPerson()
  await arriveAs(person)
  await page.goto(`/profile/preview/${colleague.memberId}`)
  await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible()
  await expect(page.getByText('Sorry, something went wrong.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/')
  await expect(page.getByText('Nowhere/None')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideways(page)

  await zoneIs(person, 'UTC')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Stone' })).toBeVisible()
})

test('what is not there leads home, and somebody signed in also to their dashboard', async ({ page, arriveAs }) => {
  const { person } = await aTroubledPerson()
  await zoneIs(person, 'UTC')
  await arriveAs(person)
  await page.goto(`/feedback/preview/${crypto.randomUUID()}`)
  await expect(page.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Open dashboard' }).click()
  await page.waitForURL('/dashboard')
})

test.describe('what stands around every screen', () => {
  test.use({ expectedErrors: [/Broken on purpose/] })

  test('fails as a screen of its own, which leads home', async ({ page }) => {
    await page.addInitScript(() => {
      // The layer that keeps the focus, beside every screen, begins with it.
      const { observe } = MutationObserver.prototype
      MutationObserver.prototype.observe = () => {
        MutationObserver.prototype.observe = observe
        throw new Error('Broken on purpose')
      }
    })
    await page.goto('/support')
    await expect(page).toHaveTitle('Something went wrong · Rapport')
    await expect(page.getByRole('heading', { level: 1, name: '500', exact: true })).toBeVisible()
    await expect(page.getByText('Sorry, something went wrong.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back Home', exact: true }).click()
    await page.waitForURL('/')
  })

  test('is reported to nobody, and loads nothing for it, where there is nobody to report to', async ({ page }) => {
    await page.goto('/support', { waitUntil: 'networkidle' })
    await expect(page.locator('html')).not.toHaveAttribute('data-request')
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.evaluate(() => void Promise.reject(new Error('Broken on purpose')))
    // What reports waits for the page to have nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    expect(asked).toEqual([])
  })
})
