import { mock } from 'node:test'
import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { sessionCookies } from '@/lib/shared/routes'
import { cookieOf } from '@/e2e/support/session'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

// A browser says so itself when it is offline.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const password = 'plum violin seven'
const path = '/feedback?tab=created'

/** The tab was behind others and is looked at again. */
const show = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

async function tokenIn(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === sessionCookies.http)?.value
}

/** Counts how often a page has asked who is signed in. */
function countLooks(page: Page) {
  const looks = { count: 0 }
  page.on('request', (request) => void (looks.count += Number(request.url().endsWith('/api/auth/session'))))
  return looks
}

test('a session lasts while somebody works, is looked at again with its tab, and leads back there once it has ended', async ({
  visit,
}) => {
  const actor = await aMember({ password })
  const page = await visit(actor)
  const looks = countLooks(page)
  await page.clock.install()
  await page.goto(path)
  await show(page)
  await expect.poll(() => looks.count).toBe(1)

  // Nobody works: the session may run out.
  await page.clock.fastForward('05:00')
  await show(page)
  await expect.poll(() => looks.count).toBe(2)
  const token = await tokenIn(page)
  await page.keyboard.press('Shift')
  await page.clock.fastForward('05:00')
  await expect.poll(() => looks.count).toBe(3)
  await expect.poll(() => tokenIn(page)).not.toBe(token)

  // Being offline says nothing about the session.
  await page.context().setOffline(true)
  await Promise.all([page.waitForEvent('requestfailed'), show(page)])
  await page.context().setOffline(false)
  await expect(page).toHaveURL(path)

  await db.userSession.updateMany({ where: { userId: actor.userId }, data: { endedAt: new Date() } })
  await show(page)
  await expect(page.getByText('Sign in to continue where you were.')).toBeVisible()
  await page.getByLabel('E-mail').fill(actor.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(path)
})

/** What is begun meanwhile is as old as this. */
async function minutesAgo<Result>(minutes: number, begin: () => Promise<Result>) {
  mock.timers.enable({ apis: ['Date'], now: Date.now() - minutes * 60_000 })
  return begin().finally(() => mock.timers.reset())
}

test('a page renews a session that was last renewed over an hour ago', async ({ visit }) => {
  const actor = await aMember()
  const page = await minutesAgo(61, () => visit(actor))
  const token = await tokenIn(page)
  await page.goto(path)
  await expect.poll(() => tokenIn(page)).not.toBe(token)

  const looks = countLooks(page)
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(looks.count).toBe(0)
})

test('a super admin, who is out after half an hour, renews after a minute', async ({ page, context }) => {
  const { userId: sub } = await aSuperAdmin()
  const claims = { sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true }
  const cookie = await minutesAgo(2, () => cookieOf(claims))
  await context.addCookies([{ ...cookie, url: process.env.E2E_URL ?? '' }])
  await page.goto('/admin')
  await expect.poll(() => tokenIn(page)).not.toBe(cookie.value)
})
