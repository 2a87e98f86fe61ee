import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startStack } from '@/scripts/support/stack.mjs'
import { desk, expectAccessible, expectGoodLooks, expectLegible, lightUp } from './support/looks'
import { expect, test } from './support/test'
import { toastOf } from './support/wizard'

const closing: (() => Promise<unknown>)[] = []

test.afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** What a development server says that finds another at work in this checkout, and leaves it alone. */
const isTaken = (said: string) => said.includes('Another next dev server is already running')

/** A development server on the database of the other tests, how it is, and what it printed. */
async function develop() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rapport-dev-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const log = path.join(dataDir, 'server.log')
  const start = async () => {
    const given = { databaseUrl: process.env.DATABASE_URL, smtpUrl: process.env.SMTP_URL }
    const { url, stop } = await startStack({ mode: 'development', dataDir, log, ...given })
    closing.push(stop)
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(60_000) })
    return { url, health: await answer.json() }
  }
  const [server] = await Promise.allSettled([start()])
  return { server, said: await readFile(log, 'utf8') }
}

/** What comes when something is pressed keeps nobody out either, in both themes. */
async function expectOpened(page: Page, opener: Locator, opened: Locator) {
  await opener.click()
  await expect(opened).toBeVisible()
  await lightUp(page, 'light')
  await expectAccessible(page)
  await lightUp(page, 'dark')
  await expectLegible(page)
  await page.keyboard.press('Escape')
}

/** Every component as it is, and those that open. */
async function expectGallery(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await expectGoodLooks(page)
  await page.setViewportSize(desk)
  const sample = page.getByRole('form', { name: 'Sample', exact: true })
  await expectOpened(page, sample.getByRole('button', { name: 'Send' }), sample.getByText('Give it a title.'))
  await expectOpened(page, button('Dialog'), page.getByRole('dialog'))
  await expectOpened(page, button('A form in a dialog'), page.getByRole('dialog'))
  await expectOpened(page, button('Confirm'), page.getByRole('alertdialog'))
  await expectOpened(page, button('What to do'), page.locator(':popover-open'))
  await expectOpened(page, page.getByLabel('Who answers'), page.getByRole('listbox'))
  await expectOpened(page, button('error'), toastOf(page))
}

test('the development server answers, and shows every component so that it keeps nobody out', async ({ page }) => {
  test.setTimeout(120_000)
  const { server, said } = await develop()
  test.skip(isTaken(said), 'somebody is developing in this checkout')
  if (server.status === 'rejected') throw new Error(said, { cause: server.reason })
  const { url, health } = server.value
  expect(health).toMatchObject({ live: true, checks: { database: true, migrations: true } })

  await page.goto(`${url}/design`)
  await expectGallery(page)
})
