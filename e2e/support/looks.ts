import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160)

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing on this page keeps somebody out, as far as a machine can tell (WCAG 2.2 AA). */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => short(html)).join(' | ')}`)).toEqual([])
}

/** The page fits a narrow screen: it scrolls one way only. */
export async function expectNoSideways(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 720 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `sideways at ${width} px`).toBeLessThanOrEqual(0)
}
