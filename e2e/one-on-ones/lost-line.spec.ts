import type { Page } from '@playwright/test'
import { aPair } from '@/tests/factories/one-on-ones'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('a press that would lose a private note asks first while it could not be saved', async ({ visit }) => {
  const { one, id } = await aPair({ time: '10:00' })
  const page = await visit(one)
  await page.goto(`/one-on-one/${id}`)
  const isLost = { now: true }
  await page.route('**/one-on-one/**', (route) =>
    isLost.now && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('textbox', { name: 'Private note' }).fill('Ask again in spring')
  await expect(page.getByText('Could not save')).toBeVisible()
  await page.getByRole('link', { name: 'Goals', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  isLost.now = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Goals', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible()
})

test('a private note open in two windows keeps what either wrote', async ({ visit }) => {
  const { one, id } = await aPair({ time: '10:00' })
  const [laptop, phone] = [await visit(one), await visit(one)]
  const note = (page: Page) => page.getByRole('textbox', { name: 'Private note' })
  for (const page of [laptop, phone]) await page.goto(`/one-on-one/${id}`)
  await note(phone).fill('Budget')
  await expect(phone.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await expect(note(laptop)).toHaveValue('Budget')
  await note(laptop).fill('Budget, and the course')
  await expect(laptop.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await expect(note(phone)).toHaveValue('Budget, and the course')
  await note(phone).fill('Budget, the course, and spring')
  await expect.poll(() => note(laptop).inputValue()).toBe('Budget, the course, and spring')
})
