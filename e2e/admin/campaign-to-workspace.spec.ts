import type { BrowserContext, Page } from '@playwright/test'
import { mailedLink } from '@/e2e/support/mail'
import { cookieOf } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'
import { aProspect } from '@/tests/factories/platform/campaigns'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

async function arriveAsSuperAdmin(context: BrowserContext) {
  const { userId: sub } = await aSuperAdmin()
  const cookie = await cookieOf({ sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true })
  await context.addCookies([{ ...cookie, url: process.env.E2E_URL ?? '' }])
}

const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Invitations' }).getByRole('listitem').filter({ hasText: email })

async function upload(page: Page, lines: readonly string[]) {
  const buffer = Buffer.from(['E-mail,First name,Company,Workspace address', ...lines].join('\n'))
  await page.goto('/admin/invitations/add')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unique('Spring'))
  await page.getByLabel('Or choose a CSV file').setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('textbox', { name: 'Addresses' })).toHaveValue(/^E-mail,/)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page).toHaveURL(/\/admin\/invitations\/[0-9a-f-]{36}$/)
}

/** Names the company of a mailbox that tells none. */
async function complete(page: Page, email: string, slug: string) {
  await expect(rowOf(page, email)).toContainText('Enter the company.')
  await rowOf(page, email).getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Company').fill('Lighthouse')
  await page.getByLabel('Workspace address').fill(slug)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, email)).toContainText('Lighthouse')
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send to 2 addresses' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
}

async function register(page: Page, { email, slug }: { email: string; slug: string }) {
  await page.goto(await mailedLink(email, '/auth/campaign/'))
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Workspace name')).toHaveValue('Harbour Works')
  await expect(page.getByLabel('Workspace address')).toHaveValue(slug)
  await page.getByLabel('Password', { exact: true }).fill('plum violin seven')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.waitForURL(/\/dashboard/)
}

/** A new workspace works once somebody else can be invited into it. */
async function invite(page: Page, email: string) {
  await page.getByLabel('E-mail addresses').fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  expect(await mailedLink(email, '/workspace/invitation/')).toMatch(/^\/workspace\/invitation\//)
}

test('a campaign leads from a CSV file to a workspace that works', async ({ page, context, visit }) => {
  test.setTimeout(120_000)
  const [ana, known] = [aProspect(), await aPerson()]
  const mailbox = `${unique('bo')}@gmail.com`
  await arriveAsSuperAdmin(context)
  await upload(page, [`${ana.email},Ana,Harbour Works,${ana.slug}`, `${known.email},Priya,Acme`, `${mailbox},Bo`])
  await expect(rowOf(page, known.email)).toContainText('This address already has an account.')
  await complete(page, mailbox, unique('lighthouse'))
  await send(page)
  await expect(rowOf(page, ana.email)).toContainText('Pending')
  await expect(rowOf(page, known.email)).toContainText('Not sent')

  const theirs = await visit()
  await register(theirs, ana)
  await invite(theirs, `${unique('colleague')}@harbour.example`)
  await page.reload()
  await expect(rowOf(page, ana.email)).toContainText('Completed')
})
