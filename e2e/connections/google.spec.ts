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

/** What somebody does in their Google account to take our access away. */
async function revoke(page: Page, google: string, { email }: Actor) {
  await page.goto(google)
  await page.getByRole('region', { name: email }).getByRole('button', { name: 'Revoke access' }).click()
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
}) => {
  test.setTimeout(120_000)
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  await arriveAs(admin)
  const google = await connect(page, 'Connect')
  const events = page.getByRole('region', { name: admin.email }).getByRole('listitem')

  const launch = await book(page, tom, 'Launch', /11:00.am/)
  await comes(page, launch, 'Open in Google Calendar')
  await expect(page.getByRole('link', { name: 'Join Google Meet' })).toHaveAttribute(
    'href',
    /^https:\/\/meet\.google\.com/,
  )
  await expect(page.getByText(/11:00.am – 11:30.am/)).toBeVisible()

  await page.goto(google)
  await events.filter({ hasText: 'Launch' }).getByRole('button', { name: 'Move 1 hour later' }).click()
  await comes(page, launch, /12:00.pm – 12:30.pm/)

  await page.goto(google)
  await events
    .filter({ hasText: 'Launch' })
    .getByRole('button', { name: /^Decline as Tom/ })
    .click()
  await comes(page, launch, 'Not attending')

  await revoke(page, google, admin)
  const second = await book(page, tom, 'Second', /02:00.pm/)
  await comes(page, second, 'Google Calendar is no longer connected.')

  await connect(page, 'Reconnect')
  await comes(page, second, 'Open in Google Calendar')
  await page.goto(google)
  await expect(events.filter({ hasText: 'Second' })).toHaveCount(1)
  await expect(events.filter({ hasText: 'Launch' })).toHaveCount(1)
})
