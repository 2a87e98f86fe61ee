import { expect, test } from '@/e2e/support/test'
import { cookieOf, signIn } from '@/e2e/support/session'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

test('a super admin suspends a workspace with a reason, and its people read that it is', async ({ browser, page }) => {
  const workspace = await aWorkspace({ name: unique('Harbour') })
  const member = await aMember({ workspace })
  const { userId: sub } = await aSuperAdmin()
  const cookie = await cookieOf({ sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true })
  await page.context().addCookies([{ ...cookie, url: process.env.E2E_URL ?? '' }])

  await page.goto(`/admin/organizations?search=${workspace.name}`)
  await page.getByRole('link', { name: workspace.name }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Reported for spam.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Reported for spam.')).toBeVisible()

  const context = await browser.newContext()
  await signIn(context, member)
  const theirs = await context.newPage()
  await theirs.goto('/dashboard')
  await expect(theirs).toHaveURL(/\/workspace\/switch/)
  await expect(theirs.getByText('This workspace is suspended.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('')
  await page.getByRole('dialog').getByLabel('Reason').fill('It was a mistake.')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('It was a mistake.')).toBeVisible()
})
