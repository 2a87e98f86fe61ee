import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a screen on a line so slow that its scripts do not come before they are let through by what this resolves to. */
export async function openSlowly(page: Page, path: string) {
  let letThrough = () => {}
  const arrival = new Promise<void>((resolve) => void (letThrough = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  // Not by `goto`, which waits until the page reacts.
  await page.evaluate((to) => window.location.assign(to), new URL(path, process.env.E2E_URL).href)
  return letThrough
}

/** Presses the place of this control as a finger does, whether or not it reacts. */
export async function tap(control: Locator) {
  await expect(control).toBeVisible()
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await control.page().mouse.click(x + width / 2, y + height / 2)
}
