import { exportSubscribers } from '@/lib/admin/newsletter/commands/export-subscribers'
import { db } from '@/lib/platform/db'
import { mailedLink, mailsTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { aSuperAdmin } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

const addressesInIssue = async () => (await exportSubscribers(await aSuperAdmin())).text

/** The link that every issue to this address holds. */
async function linkOfIssue(email: string) {
  const line = (await addressesInIssue()).split('\r\n').find((one) => one.includes(email)) ?? ''
  const { pathname } = new URL(/https?:[^"]+/.exec(line)?.[0] ?? '')
  return pathname
}

test('the newsletter is subscribed to, confirmed, unsubscribed from and subscribed to again', async ({ page }) => {
  const email = `${unique('reader')}@elsewhere.example`
  const ask = async () => {
    await page.goto('/resources')
    await page.getByRole('textbox', { name: 'Newsletter' }).fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Check your mailbox')).toBeVisible()
  }
  const confirm = async () => {
    await page.goto(await mailedLink(email, '/newsletter'))
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  }

  await ask()
  expect(await addressesInIssue()).not.toContain(email)
  await confirm()
  await ask()
  expect(await mailsTo(email)).toHaveLength(1)

  await page.goto(await linkOfIssue(email))
  await expect(page.getByText(`It goes to ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  expect(await addressesInIssue()).not.toContain(email)

  await page.getByRole('link', { name: 'Subscribe again' }).click()
  await page.getByRole('textbox', { name: 'Newsletter' }).fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(2)
  await confirm()
  expect(await addressesInIssue()).toContain(email)
})

test('a mail program unsubscribes at its own button, and opening the link does nothing', async ({ page }) => {
  const email = `${unique('reader')}@elsewhere.example`
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Newsletter' }).fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.goto(await mailedLink(email, '/newsletter'))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('link', { name: 'Unsubscribe' })).toBeVisible()
  const link = await linkOfIssue(email)
  await page.request.get(link)
  const confirmed = async () => (await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } })).confirmedAt
  expect(await confirmed()).not.toBeNull()
  const pressed = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(pressed.ok()).toBe(true)
  expect(await confirmed()).toBeNull()
})
