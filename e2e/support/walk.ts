import type { Locator, Page } from '@playwright/test'

/** Counts the presses of all people in a journey. Typing is free, choosing and following a link are not. */
export function aWalk() {
  const clicks: string[] = []
  const screens: string[] = []

  /** Notes each screen that this page shows. */
  function watch(page: Page) {
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (frame === page.mainFrame() && frame.url() !== 'about:blank') screens.push(pathname)
    })
    return page
  }

  async function click(target: Locator) {
    clicks.push(target.toString())
    await target.click()
  }

  /** Checks a radio button or a box, whose label is what can be seen of it. */
  async function check(target: Locator) {
    clicks.push(target.toString())
    await target.check()
  }

  /** Follows a link of a mail. */
  async function open(page: Page, link: string) {
    clicks.push(`mail: ${link.split('?')[0]}`)
    await page.goto(link)
  }

  return { clicks, screens, watch, click, check, open }
}
