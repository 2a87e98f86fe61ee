import type { Page } from '@playwright/test'

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
