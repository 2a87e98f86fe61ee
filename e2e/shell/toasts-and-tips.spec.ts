import type { Page } from '@playwright/test'
import { aMember } from '@/tests/factories/members'
import { aDraft, aQuestion } from '@/tests/factories/reviews'
import { expect, test } from '@/e2e/support/test'
import { goOnTo, toastOf } from '@/e2e/support/wizard'

/** How long the last of a toast is seen to go. */
const leavingMs = 200
/** How exactly it is known when a toast came. */
const stepMs = 50

/** Lets the time of the page stand still; from then on it passes only where a test says so. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)

/** Lets as much time pass as it takes the toast to come. */
const comes = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(stepMs)
    expect(await toastOf(page).isVisible()).toBe(true)
  }).toPass({ intervals: [10] })

/** It is in the corner of the window, and goes after so many milliseconds. */
async function expectToast(page: Page, stayMs: number) {
  await comes(page)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  await expect
    .poll(async () => {
      const box = await toastOf(page).boundingBox()
      return box && [box.y, width - box.x - box.width]
    })
    .toEqual([24, 24])
  await page.clock.runFor(stayMs - 2 * stepMs)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(2 * stepMs + leavingMs)
  await expect(toastOf(page)).toHaveCount(0)
}

test('a toast stays 4.5 seconds in its corner, one about errors 5, and a tip comes after a tenth of one', async ({
  visit,
}) => {
  const creator = await aMember()
  const { id } = await aDraft(creator, { questions: [aQuestion('input', { questionText: '' })] })
  const page = await visit(creator)
  await page.clock.install()

  await page.goto('/profile?tab=settings')
  await stopTime(page)
  await page.getByLabel('Time zone', { exact: true }).selectOption('Asia/Kolkata')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 4500)
  await page.clock.resume()

  await page.goto(`/feedback/edit/${id}?step=questions`)
  await stopTime(page)
  await goOnTo(page, 'Permissions')
  await expectToast(page, 5000)

  const tip = page.locator('#tooltip')
  await page.getByRole('button', { name: 'Duplicate question 1' }).hover()
  await page.clock.runFor(99)
  await expect(tip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tip).toHaveText('Duplicate question 1')
  await expect(tip).toBeVisible()
  await expect(tip).toHaveCSS('max-width', '250px')
})
