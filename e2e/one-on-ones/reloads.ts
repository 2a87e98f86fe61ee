import type { Page } from '@playwright/test'
import { expect } from '@/e2e/support/test'

/** Marks the document of a page, which a reload would replace. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })

export async function expectNoReload(page: Page) {
  expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBe('same')
}
