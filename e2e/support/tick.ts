import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Ticks something off, and waits until the server knows. The box itself is ticked before, and what is still on its way
 * then is lost with the page.
 */
export async function tick(page: Page, name: string) {
  const isOfTick = (body: string | null) => body?.includes('"isDone":true') ?? false
  const known = page.waitForResponse((answer) => isOfTick(answer.request().postData()))
  // Not by `check`, which looks at the box again: it may stand in another list by then.
  await page.getByRole('checkbox', { name }).click()
  expect((await known).ok()).toBe(true)
}
