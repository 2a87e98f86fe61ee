import { aCircle, aReview } from '@/tests/factories/reviews'
import { expect, test } from './support/test'

test('a link of a row leads on without loading the page anew, and back to where one was', async ({
  page,
  context,
  arriveAs,
}) => {
  const { creator, asked } = await aCircle(1)
  await aReview(creator, { asked, title: 'What should I keep doing?' })
  await arriveAs(creator)
  await page.goto('/feedback?tab=created')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)

  await page.getByRole('link', { name: 'What should I keep doing?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What should I keep doing?' })).toBeVisible()
  expect(await isSamePage()).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(/tab=created/)
  expect(await isSamePage()).toBe(true)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'What should I keep doing?' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // What stands behind is not drawn to its end.
  await tab.bringToFront()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('What should I keep doing?')
  await expect(page).toHaveURL(/tab=created/)
})
