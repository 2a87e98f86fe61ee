import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160)

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme or the width of the window can break; all else is as it is in any light and size. */
const ofLook = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

/** Only what is wrong is told, and in the page itself: what is right would take as long again. */
const check = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function expectNoViolations(asked: AxeBuilder) {
  const { violations } = await asked.exclude('iframe[sandbox]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => short(html)).join(' | ')}`)).toEqual([])
}

/**
 * Nothing on this page keeps somebody out, as far as a machine can tell (WCAG 2.2 AA). A letter of the mailbox is shown
 * where no script may run, that of the check neither, which would wait for it in vain. Between two screens there is a
 * moment without a title, which is no fault of the second.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/\S/)
  await expectNoViolations(check(page).withTags(standards))
}

/** Neither does it in this theme and at this width, once it is accessible in another. */
export const expectLegible = (page: Page) => expectNoViolations(check(page).withRules(ofLook))

/** The page fits a narrow screen: it scrolls one way only. */
export async function expectNoSideways(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 720 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `sideways at ${width} px`).toBeLessThanOrEqual(0)
}
