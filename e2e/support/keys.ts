import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Goes on with Tab until the focus is there, as somebody without a pointer must. */
export async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(locator).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await hasFocus(locator)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No number of ${key}s leads to ${String(locator)}.`)
}

/** Goes there with Tab and presses a key on it. */
export async function pressOn(page: Page, locator: Locator, key = 'Enter') {
  await tabTo(page, locator)
  await page.keyboard.press(key)
}
