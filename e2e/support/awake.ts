import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Whether React has taken over every button of the page, and nothing waits for its script any longer. Its effects come a
 * moment later, and only with them does the page listen to keys: they have run once the browser has nothing left to do.
 */
const isAwake = () => {
  if (document.querySelector('[inert]')) return false
  const isTaken = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactFiber'))
  if (![...document.querySelectorAll('button')].every(isTaken)) return false
  return new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 1_000 }))
}

/** The page reacts to presses. While it leads on to another, there is none to ask. */
export const expectAwake = (page: Page) => expect.poll(() => page.evaluate(isAwake).catch(() => false)).toBe(true)

function awaken(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const answer = await goto(...where)
    await expectAwake(page)
    return answer
  }
}

/**
 * Makes `goto` wait until the page reacts to presses. A person takes a second to read before the first press; a test
 * presses at once, and on a busy machine that is before the script has run.
 */
export function waitUntilAwake(context: BrowserContext) {
  context.pages().forEach(awaken)
  context.on('page', awaken)
}
