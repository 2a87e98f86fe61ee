import type { Page } from '@playwright/test'

/** Presses a step of a form that was sent: the button for the next one, or its line in the menu. */
export async function pressStep(page: Page, name: string) {
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.waitFor()
  const step = page.getByRole('button', { name, exact: true })
  if (!(await step.isVisible())) await more.click()
  await step.click()
}

/** Opens the preview that the dialog of the release leads to. */
export async function previewAs(page: Page, name: string) {
  await page.getByRole('button', { name: `Release to ${name}` }).click()
  await page.getByRole('link', { name: `Preview as ${name} sees it` }).click()
  await page.waitForURL(/as-subject/)
}
