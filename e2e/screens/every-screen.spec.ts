import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideways } from '../support/looks'
import { expect, test } from '../support/test'
import { feedbackScreens } from './feedback'
import { outsideScreens } from './outside'
import { peopleScreens } from './people'
import { selfScreens } from './self'
import { templateScreens } from './templates'
import { workspaceScreens } from './workspace'
import { aShownWorkspace } from './world'

const screens = [
  ...outsideScreens,
  ...selfScreens,
  ...feedbackScreens,
  ...templateScreens,
  ...peopleScreens,
  ...workspaceScreens,
]

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

/** At a desk and on a phone, each in one of the themes; nothing is loaded anew in between. */
async function look(page: Page) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await test.step(`${colorScheme} at ${width} px`, () => expectAccessible(page))
  }
  await expectNoSideways(page)
}

test.use({ expectedErrors: [/status of 40[34]/] })

for (const { name, who, path } of screens) {
  test(`${name} keeps nobody out, in any light and size`, async ({ visit }) => {
    const world = await aShownWorkspace()
    const page = await visit(who === 'nobody' ? undefined : world[who])
    await page.goto(path(world))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What is streamed in takes the place of the skeleton a moment after the page has loaded.
    await page.waitForLoadState('networkidle')
    await look(page)
  })
}
