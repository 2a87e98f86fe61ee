import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'
import { aReview, aRunningReview } from '@/tests/factories/reviews'
import { cookieOf, headerOf } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const bellIn = (page: Page) => page.getByRole('link', { name: /^Notifications/ })
const feed = '/api/notification?type=unread'

/** Two windows of somebody who was asked for feedback, and how often they have asked the server for the number. */
async function twoWindows(visit: (actor: Actor) => Promise<Page>) {
  const { creator, respondent } = await aRunningReview()
  const page = await visit(respondent)
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith(feed)) asked.push(request.url())
  })
  await page.goto('/dashboard')
  const second = await page.context().newPage()
  await second.goto('/feedback')
  for (const window of [page, second]) await expect(bellIn(window)).toContainText('1 new')
  const tell = () => aReview(creator, { asked: [respondent], title: 'One more thing' })
  return { respondent, page, second, asked, tell }
}

/** Puts a window behind others, or in front again. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('the number at the bell is asked for once whenever it changes, and shown in every window', async ({ visit }) => {
  const { page, second, asked, tell } = await twoWindows(visit)
  expect(asked).toEqual([])
  await tell()
  for (const window of [page, second]) await expect(bellIn(window)).toContainText('2 new')
  expect(asked).toHaveLength(1)
})

test('opening the list sees what is new, and opening a notification reads it', async ({ visit }) => {
  const { respondent, page, second, tell } = await twoWindows(visit)
  await bellIn(page).click()
  const unread = page.getByRole('main').getByRole('link', { name: /^Unread: / })
  await expect(unread).toHaveCount(1)
  for (const window of [page, second]) await expect(bellIn(window)).not.toContainText('new')

  await tell()
  await expect(unread).toHaveCount(2)
  for (const window of [page, second]) await expect(bellIn(window)).not.toContainText('new')
  await unread.filter({ hasText: 'One more thing' }).click()
  await page.waitForURL((url) => url.pathname !== '/notifications')
  // The link does not wait until the server knows, and what is on its way is lost with the page.
  await expect.poll(() => db.notification.count({ where: { memberId: respondent.memberId, readAt: null } })).toBe(1)
  await page.goto('/notifications?type=unread')
  await expect(unread).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unread).toHaveCount(0)
})

test('a list in the background sees nothing until its window is shown again', async ({ visit }) => {
  const { page, second, tell } = await twoWindows(visit)
  await second.goto('/notifications')
  await expect(bellIn(page)).not.toContainText('new')
  await setVisibility(second, 'hidden')
  await tell()
  await expect(second.getByRole('main').getByRole('link', { name: /One more thing/ })).toBeVisible()
  await expect(bellIn(page)).toContainText('1 new')
  await setVisibility(second, 'visible')
  await expect(bellIn(page)).not.toContainText('new')
})

test('the feed of a super admin is empty', async ({ request }) => {
  const { id: userId } = await aPerson({ isSuperAdmin: true })
  const claims = { sub: userId, workspaceId: null, sessionVersion: 1, isSuperAdmin: true }
  const answer = await request.get(feed, { headers: { cookie: headerOf(await cookieOf(claims)) } })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ data: [], hasMore: false, limit: 30, unSeenCount: 0 })
})
