import type { Page } from '@playwright/test'
import { expect } from '@/e2e/support/test'

const toDoList = (page: Page) => page.getByRole('list', { name: 'To do' })

/** Everything to do on Home, in its order: "Check in: Answer sooner". */
export async function toDoOf(page: Page): Promise<string[]> {
  await page.goto('/dashboard?all=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = toDoList(page).getByRole('link')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? link.textContent ?? ''))
}

/** Opens something to do from Home. */
export async function begin(page: Page, name: string) {
  await page.goto('/dashboard?all=1')
  await toDoList(page).getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/dashboard')
}
