import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })

const editing = /\/feedback\/edit\/[\w-]+\?step=questions/

/** Lets whatever is asked of this page reach the server, and keeps its answer, until the connection is mended. */
async function loseAnswers(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  return () => page.unroute(`**${path}`)
}

test('pressed again after its answer was lost, a button makes nothing twice; pressed anew, it makes another', async ({
  visit,
}) => {
  const creator = await aMember()
  const { id } = await aTemplate(creator)
  const drafts = () => db.review.count({ where: { workspaceId: creator.workspaceId } })
  const page = await visit(creator)
  const preview = `/template/preview/${id}`
  await page.goto(preview)
  const button = page.getByRole('button', { name: 'Use it' })

  const mend = await loseAnswers(page, preview)
  await button.click()
  await expect(page.getByText('Failed! Please try again.')).toBeVisible()
  expect(await drafts()).toBe(1)

  await mend()
  // By its key: what went wrong is said where the pointer is.
  await button.press('Enter')
  await page.waitForURL(editing)
  expect(await drafts()).toBe(1)

  await page.goBack()
  await button.press('Enter')
  await page.waitForURL(editing)
  expect(await drafts()).toBe(2)
})
