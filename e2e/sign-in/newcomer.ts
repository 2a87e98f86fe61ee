import type { FrameLocator, Page } from '@playwright/test'
import { unique } from '@/tests/factories/workspaces'
import { mailTo } from '@/e2e/support/mail'
import { expect } from '@/e2e/support/test'

export const password = 'plum violin seven'
export const newPassword = 'harbour kettle moss'

/** Somebody no other test knows, with a workspace of their own to come. */
export const aNewcomer = () => ({ email: `${unique('ada')}@byron.example`, slug: unique('engines') })

export type Newcomer = ReturnType<typeof aNewcomer>

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/**
 * Opens the newest letter to an address in the mailbox of this machine, once it has arrived. Not by the list there: it
 * shows a hundred, and another test may send a thousand meanwhile.
 */
export async function openLetter(page: Page, { email }: Newcomer, subject: string) {
  const { id } = await mailTo(email, subject)
  await page.goto(`/mailbox/${id}`)
  return page.frameLocator(`iframe[title="Letter: ${subject}"]`)
}

/** Goes where a link of the letter leads, in this window. */
export async function follow(page: Page, letter: FrameLocator, name: string) {
  await page.goto((await letter.getByRole('link', { name }).getAttribute('href')) ?? '')
}

/** Says everything that registering asks, but for the address of the workspace, which follows its name. */
export async function fillRegistration(page: Page, { email }: Newcomer) {
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Workspace name').fill('Analytical Engines')
}

export async function register(page: Page, newcomer: Newcomer) {
  await fillRegistration(page, newcomer)
  await expect(page.getByLabel('Workspace address')).toHaveValue('analytical-engines')
  await page.getByLabel('Workspace address').fill(newcomer.slug)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
}

/** Confirms the address by the link in the mail, in the browser that registered. */
export async function confirm(page: Page, newcomer: Newcomer) {
  const letter = await openLetter(page, newcomer, 'Confirm your e-mail address for Rapport')
  await follow(page, letter, 'Confirm my address')
}
