import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Whether React has taken over every button of the page, and nothing waits for its script any longer. Its effects come a
 * moment later, and only with them does the page listen to keys: they have run once the browser has nothing left to do.
 * What is not of ours, such as the page of a stand-in, never wakes.
 */
const isAwake = () => {
  if (!document.querySelector('script[src*="/_next/"]')) return document.readyState === 'complete'
  if (document.querySelector('[inert]')) return false
  const isTaken = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactFiber'))
  if (![...document.querySelectorAll('button')].every(isTaken)) return false
  return new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 1_000 }))
}

/** Most pages wake within a tenth of a second, and every test waits for some of them. */
const often = { intervals: [20, 40, 60, 100] }

/** The page reacts to presses. While it leads on to another, there is none to ask. */
export const expectAwake = (page: Page) =>
  expect.poll(() => page.evaluate(isAwake).catch(() => false), often).toBe(true)

function awaken(page: Page) {
  const wakes =
    <Given extends unknown[], Answer>(go: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      const answer = await go(...given)
      await expectAwake(page)
      return answer
    }
  page.goto = wakes(page.goto.bind(page))
  page.reload = wakes(page.reload.bind(page))
  page.goBack = wakes(page.goBack.bind(page))
  page.waitForURL = wakes(page.waitForURL.bind(page))
}

/**
 * Makes `goto` and its like wait until the page reacts to presses. A person takes a second to read before the first press;
 * a test presses at once, and on a busy machine that is before the script has run.
 */
export function waitUntilAwake(context: BrowserContext) {
  context.pages().forEach(awaken)
  context.on('page', awaken)
}
