import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

/** Presses Connect or Reconnect, and Allow at Google. Returns where Google is. */
async function connect(page: Page, press: 'Connect' | 'Reconnect') {
  await page.goto('/profile?tab=integrations')
  const line = page
    .getByRole('list', { name: 'Connected accounts' })
    .getByRole('listitem')
    .filter({ hasText: 'Google Calendar' })
  await line.getByRole('button', { name: press }).click()
  await page.waitForURL(/\/google\/authorize/)
  const { origin } = new URL(page.url())
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(line.getByText('Connected', { exact: true })).toBeVisible()
  return `${origin}/google/`
}

async function book(page: Page, guest: Actor, title: string, time: RegExp) {
  await page.goto(`/followups/add?with=${guest.memberId}`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Add a Google Meet link').check()
  await page.getByRole('radio', { name: time }).check({ force: true })
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return page.url()
}

/** Presses a button in somebody's Google calendar, beside an event or above all. */
async function pressThere(there: Page, { email }: Actor, event: string | null, button: RegExp) {
  await there.reload()
  const own = there.getByRole('region', { name: email })
  const place = event === null ? own : own.getByRole('listitem').filter({ hasText: event })
  await place.getByRole('button', { name: button }).click()
}

/** Loads a page again until it says this. */
const comes = (page: Page, address: string, text: string | RegExp) =>
  expect
    .poll(
      async () => {
        await page.goto(address)
        return page.getByText(text).count()
      },
      { timeout: 30_000, intervals: [500] },
    )
    .toBeGreaterThan(0)

test('a follow-up is in Google, moves with its event, and waits there while access is lost', async ({
  page,
  arriveAs,
  visit,
}) => {
  test.setTimeout(120_000)
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  await arriveAs(admin)
  const there = await visit(undefined, { javaScriptEnabled: false })
  await there.goto(await connect(page, 'Connect'))

  const launch = await book(page, tom, 'Launch', /11:00.am/)
  await comes(page, launch, 'Open in Google Calendar')
  await expect(page.getByRole('link', { name: 'Join Google Meet' })).toHaveAttribute('href', /^https:\/\/meet\.google/)
  await pressThere(there, admin, 'Launch', /^Move 1 hour later/)
  await comes(page, launch, /12:00.pm – 12:30.pm/)
  await pressThere(there, admin, 'Launch', /^Decline as Tom/)
  await comes(page, launch, 'Not attending')

  await pressThere(there, admin, null, /^Revoke access/)
  const second = await book(page, tom, 'Second', /02:00.pm/)
  await comes(page, second, 'Google Calendar is no longer connected.')
  await connect(page, 'Reconnect')
  await comes(page, second, 'Open in Google Calendar')
  await there.reload()
  for (const title of ['Launch', 'Second'])
    await expect(
      there.getByRole('region', { name: admin.email }).getByRole('listitem').filter({ hasText: title }),
    ).toHaveCount(1)
})
