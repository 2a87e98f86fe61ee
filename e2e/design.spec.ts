import type { Locator, Page } from '@playwright/test'
import { desk, expectGoodLooks, expectOpenedAccessible } from './support/looks'
import { expect, test } from './support/test'
import { toastOf } from './support/wizard'

/** What comes when something is pressed keeps nobody out either, in both themes. */
async function expectOpened(page: Page, opener: Locator, opened: Locator) {
  await opener.click()
  await expect(opened).toBeVisible()
  await expectOpenedAccessible(page, opened)
  await page.keyboard.press('Escape')
}

test('every component keeps nobody out, as it is and opened', async ({ page }) => {
  await page.goto('/design')
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await expectGoodLooks(page)
  await page.setViewportSize(desk)
  const sample = page.getByRole('form', { name: 'Sample', exact: true })
  await expectOpened(page, sample.getByRole('button', { name: 'Send' }), sample.getByText('Give it a title.'))
  await expectOpened(page, button('Dialog'), page.getByRole('dialog'))
  await expectOpened(page, button('A form in a dialog'), page.getByRole('dialog'))
  await expectOpened(page, button('Confirm'), page.getByRole('alertdialog'))
  await expectOpened(page, button('What to do'), page.locator(':popover-open'))
  await expectOpened(page, page.getByLabel('Who answers'), page.getByRole('listbox'))
  await expectOpened(page, button('error'), toastOf(page))
})
