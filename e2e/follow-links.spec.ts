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
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  expect(await isSamePage()).toBe(true)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'What should I keep doing?' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // What stands behind is not drawn to its end.
  await tab.bringToFront()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('What should I keep doing?')
  await expect(page).toHaveURL(/tab=created/)
})

test('a search leads on without loading the page anew, and no screen is fetched on sight', async ({
  page,
  arriveAs,
}) => {
  const { creator, asked } = await aCircle(1)
  await aReview(creator, { asked, title: 'What should I keep doing?' })
  await aReview(creator, { asked, title: 'How do we meet?' })
  await arriveAs(creator)
  const fetched: string[] = []
  page.on('request', (request) => {
    if ('next-router-prefetch' in request.headers()) fetched.push(request.url())
  })
  await page.goto('/feedback?tab=created')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('searchbox').fill('meet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=created.*search=meet/)
  await expect(page.getByRole('link', { name: 'How do we meet?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'What should I keep doing?' })).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(fetched).toEqual([])
})
