import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { fromRoot } from '@/scripts/support/root.mjs'
import { expect, test } from './test'

/** What examines a page, as its package brings it. */
const examiner = readFileSync(
  createRequire(fromRoot('node_modules/@axe-core/playwright/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160)

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme or the width of the window can break; all else is as it is in any light and size. */
const ofLook = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

/**
 * Examines the page itself, and tells only what is wrong: what is right would take as long again. Half a megabyte of script
 * does so, which a page is given once; left to the builder, it would be given twice for each examination. Only frames would
 * need their own, and there are none but those of letters.
 */
async function expectNoViolations(page: Page, choose: (check: AxeBuilder) => AxeBuilder) {
  await expect(page.locator('iframe:not([sandbox])')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(examiner)
  const check = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await choose(check).exclude('iframe[sandbox]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => short(html)).join(' | ')}`)).toEqual([])
}

/**
 * Nothing on this page keeps somebody out, as far as a machine can tell (WCAG 2.2 AA). A letter of the mailbox is shown
 * where no script may run, that of the check neither, which would wait for it in vain. Between two screens there is a
 * moment without a title, which is no fault of the second.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/\S/)
  await expectNoViolations(page, (check) => check.withTags(standards))
}

/** Neither does what has just opened on it, in both themes; what it stands on has been examined. */
export async function expectOpenedAccessible(page: Page, opened: Locator) {
  await opened.evaluate((element) => element.setAttribute('data-opened', ''))
  for (const theme of ['light', 'dark'] as const) {
    await lightUp(page, theme)
    await expectNoViolations(page, (check) => check.include('[data-opened]').withTags(standards))
  }
}

/** Neither does it in this theme and at this width, once it is accessible in another. */
const expectLegible = (page: Page) => expectNoViolations(page, (check) => check.withRules(ofLook))

/** The elements that are drawn in the window as it is now: neither hidden, nor for the ear alone, nor beside it. */
const drawnOn = (page: Page) =>
  page.evaluateHandle(() => {
    const isDrawn = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return element.checkVisibility() && width > 1 && right > 0 && left < window.innerWidth
    }
    return new Set([...document.body.querySelectorAll('*')].filter(isDrawn))
  })

/**
 * Neither do the colours of what is drawn now and was not then. What was drawn then in this theme has been examined: no
 * colour depends on the width.
 */
async function expectMoreLegible(page: Page, then: Awaited<ReturnType<typeof drawnOn>>) {
  const now = await drawnOn(page)
  const more = await page.evaluate(
    ([drawn, known]) => {
      const added = [...drawn].filter((element) => !known.has(element))
      added.forEach((element) => element.setAttribute('data-more', ''))
      return added.length
    },
    [now, then] as const,
  )
  if (more === 0) return
  await expectNoViolations(page, (check) => check.include('[data-more]').withRules('color-contrast'))
  await page.evaluate(() => document.querySelectorAll('[data-more]').forEach((one) => one.removeAttribute('data-more')))
}

/** The page fits a narrow screen: it scrolls one way only. */
export async function expectNoSideways(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 720 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `sideways at ${width} px`).toBeLessThanOrEqual(0)
}

export const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 900 }

/** The page as it is, in another theme. */
const lightUp = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

/**
 * It keeps nobody out at a desk or on a phone, in either theme: each in one of them, and in the other what only it shows.
 * Nothing is loaded anew in between.
 */
export async function expectGoodLooks(page: Page) {
  await page.setViewportSize(desk)
  await lightUp(page, 'light')
  await test.step('light at a desk', () => expectAccessible(page))
  const atDesk = await drawnOn(page)
  await page.setViewportSize(phone)
  const onPhone = await drawnOn(page)
  await test.step('light on a phone', () => expectMoreLegible(page, atDesk))
  await lightUp(page, 'dark')
  await test.step('dark on a phone', () => expectLegible(page))
  await page.setViewportSize(desk)
  await test.step('dark at a desk', () => expectMoreLegible(page, onPhone))
  await expectNoSideways(page)
}
