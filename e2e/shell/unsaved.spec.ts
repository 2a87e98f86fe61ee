import type { Page } from '@playwright/test'
import { aMember } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('what was typed and not saved is asked about once, whichever link leads away', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/profile/edit')
  const title = page.getByLabel('Job title')
  await title.fill('Harbour master')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(title).toHaveValue('Harbour master')

  await page.getByRole('link', { name: 'Notifications' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/notifications/)
})

test("the browser's Back is asked about as well, and goes where it was about to", async ({ visit }) => {
  const page = await visit(await aMember())
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const title = page.getByLabel('Job title')
  const back = () => page.evaluate(() => window.history.back())
  const edit = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
    await page.waitForURL('/profile/edit')
  }
  await page.goto('/feedback')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Your profile' }).click()
  await page.waitForURL('/profile')
  await edit()
  await back()
  await expect(page).toHaveURL('/profile')

  await edit()
  await title.pressSequentially('Harbour master')
  await back()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/profile/edit')
  await expect(title).toHaveValue('Harbour master')

  await back()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(question).toBeHidden()
  await page.goForward()
  await expect(title).not.toHaveValue('Harbour master')
  await back()
  await expect(page).toHaveURL('/profile')
  await back()
  await expect(page).toHaveURL(/\/feedback/)
})

test('it is asked about in front of the palette and of an open menu, which close', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/profile/edit')
  await page.getByLabel('Job title').fill('Harbour master')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const stay = question.getByRole('button', { name: 'Stay' })

  const menu = page.locator('.menu:popover-open')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await menu.getByRole('link', { name: 'Your profile' }).click()
  await expect(stay).toBeFocused()
  await expect(menu).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or do anything' })).toBeFocused()
  await page.keyboard.type('People')
  await expect(page.getByRole('option', { name: 'People', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(stay).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/users/)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  for (const { path, change, save } of [
    {
      path: '/profile/edit',
      change: (page: Page) => page.getByLabel('Job title').fill('Harbour master'),
      save: 'Save',
    },
    {
      path: '/profile?tab=settings',
      change: (page: Page) => page.getByLabel('Mail times').selectOption('work'),
      save: 'Save notifications',
    },
  ]) {
    test(`what could not be sent is still asked about: ${save}`, async ({ visit }) => {
      const page = await visit(await aMember())
      await page.goto(path)
      await change(page)
      await page.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
      )
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText('Failed! Please try again.')).toBeVisible()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
      await expect(page).toHaveURL(path)
    })
  }
})

test('what was saved is left without a question', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/profile/edit')
  await page.getByLabel('Job title').fill('Harbour master')
  await page.getByRole('button', { name: 'Save', exact: false }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('Harbour master')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL(/\/feedback/)
})

test('up and down lead from row to row', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/template?tab=default')
  const rows = page.getByRole('listitem').getByRole('link')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
})
