import type { Page } from '@playwright/test'

/** Completes a meeting that hasn't begun, which is asked back. */
export async function completeEarly(page: Page) {
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete', exact: true }).click()
}
