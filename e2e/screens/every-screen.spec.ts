import type { Browser } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { filesUnder } from '@/tests/structure/support/project'
import { desk, expectGoodLooks } from '@/e2e/support/looks'
import { expect, openBrowser, test, type Opened } from '@/e2e/support/test'
import { screens } from '@/e2e/support/pages'
import { aShownWorkspace } from './world'

/** Screens that tell whoever is there that something is not, or is not theirs, answer so too. */
const expectedErrors = [/status of 40[34]/]

const seats = new Map<string, Promise<Opened>>()

/** One browser for each of them, who goes from screen to screen in it and fetches nothing twice. */
function seatOf(who: string, browser: Browser, actor: Actor | undefined) {
  const seat = seats.get(who) ?? openBrowser(browser, expectedErrors, actor)
  seats.set(who, seat)
  return seat
}

for (const { name, who, path } of screens) {
  test(`${name} keeps nobody out, in any light and size`, async ({ browser }) => {
    const world = await aShownWorkspace()
    const { page, faults } = await seatOf(who, browser, who === 'nobody' ? undefined : world[who])
    await page.setViewportSize(desk)
    await page.goto(await path(world))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The browser's own requests, the bell among them, have been answered.
    await page.waitForLoadState('networkidle')
    await expectGoodLooks(page)
    expect(faults.splice(0)).toEqual([])
  })
}

/** Not screens: they lead on. */
const leadingOn = ['/goals/archived', '/template/edit', '/template/preview', '/users/edit']

test('every page is among them', async () => {
  const world = await aShownWorkspace()
  const paths = await Promise.all(screens.map(async ({ path }) => path(world)))
  const shown = paths.map((path) => path.replace(/\?.*/, ''))
  const pages = filesUnder('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/')
  const isShown = (page: string) => shown.some((path) => RegExp(`^${page.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(path))
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => !isShown(page) && !leadingOn.includes(page))).toEqual([])
})
