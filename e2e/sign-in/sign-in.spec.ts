import type { Page } from '@playwright/test'
import { aNewcomer, confirm, follow, heading, newPassword, openLetter, password, register } from './newcomer'
import { aMember } from '@/tests/factories/members'
import { expectAwake } from '@/e2e/support/awake'
import { mailTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'

async function signIn(page: Page, secret: string, email?: string) {
  if (email !== undefined) await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/')
}

/** Somebody who has long had an account, with a password and an address that is confirmed. */
async function aRegular() {
  const newcomer = aNewcomer()
  return { ...newcomer, actor: await aMember({ email: newcomer.email, password, firstName: 'Ada', lastName: 'Byron' }) }
}

/** Has a link to sign in by sent to an address. */
async function sendLink(page: Page, { email }: { email: string }) {
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
}

test('a newcomer creates a workspace, confirms the address, is inside, signs out and in', async ({ page }) => {
  const newcomer = aNewcomer()
  await register(page, newcomer)
  await confirm(page, newcomer)
  await page.waitForURL('/dashboard')
  await signOut(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Sign in to continue')).toBeVisible()
  await signIn(page, password, newcomer.email)
  await page.waitForURL('/dashboard')
})

test('in another browser than the one that registered, the link asks for the password', async ({ page, visit }) => {
  const newcomer = aNewcomer()
  await register(page, newcomer)
  const elsewhere = await visit()
  await confirm(elsewhere, newcomer)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Confirm my address' }).click()
  await elsewhere.waitForURL('/dashboard')
})

test('registering twice says the same and creates nothing', async ({ page }) => {
  const newcomer = await aRegular()
  await register(page, newcomer)
  await openLetter(page, newcomer, 'You already have a Rapport account')
})

test('the mailbox of this machine lists letters, and opens the one that is pressed', async ({ page }) => {
  const newcomer = await aRegular()
  await sendLink(page, newcomer)
  await mailTo(newcomer.email)
  await page.goto('/mailbox')
  // Whichever came last: other tests send letters, too.
  await page.getByRole('list', { name: 'E-mails' }).getByRole('link').first().click()
  await expect(page.locator('iframe[title^="Letter: "]')).toBeVisible()
})

test('somebody signed out is asked to sign in and comes back to where they were going', async ({ page }) => {
  const newcomer = await aRegular()
  await page.goto('/feedback?tab=created')
  await expect(page.getByText('Sign in to continue')).toBeVisible()
  await signIn(page, 'not the password', newcomer.email)
  await expect(page.getByText('E-mail and password don’t match')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(newcomer.email)
  await signIn(page, password)
  await page.waitForURL('/feedback?tab=created')
  await page.goto('/auth/login')
  await page.waitForURL('/dashboard')
})

test('a link by mail signs in once, and only when its button is pressed', async ({ page, request }) => {
  const newcomer = await aRegular()
  await sendLink(page, newcomer)
  const letter = await openLetter(page, newcomer, 'Your sign-in link for Rapport')
  const link = (await letter.getByRole('link', { name: 'Sign in' }).getAttribute('href')) ?? ''
  const { pathname, search, origin } = new URL(link)
  const token = pathname.split('/').at(-1) ?? ''
  for (const path of [`${pathname}${search}`, `/api/auth/callback/email?token=${token}`]) {
    await request.get(`${origin}${path}`)
    await request.head(`${origin}${path}`)
  }

  await follow(page, letter, 'Sign in')
  await expect(page.getByText(`Sign in as ${newcomer.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('/dashboard')
  await page.goto(`${pathname}${search}`)
  await expect(heading(page, 'This link has expired')).toBeVisible()
})

test('a first sign-in by link offers a password', async ({ page }) => {
  const newcomer = aNewcomer()
  await register(page, newcomer)
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(newcomer.email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(page.getByText('If the address has an account')).toBeVisible()
  const letter = await openLetter(page, newcomer, 'Your sign-in link for Rapport')
  await follow(page, letter, 'Sign in')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Welcome, Ada')).toBeVisible()
  await expectAwake(page)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.waitForURL('/dashboard')
})

test('a forgotten password is replaced, and every session ends', async ({ page, arriveAs, visit }) => {
  const newcomer = await aRegular()
  await arriveAs(newcomer.actor)
  const other = await visit()
  await other.goto('/forgot-password')
  await other.getByLabel('E-mail').fill(newcomer.email)
  await other.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(heading(other, 'Check your mail')).toBeVisible()
  const letter = await openLetter(other, newcomer, 'Choose your Rapport password')
  await follow(other, letter, 'Choose a password')
  await other.getByLabel('New password', { exact: true }).fill(newPassword)
  await other.getByRole('button', { name: 'Save and sign out everywhere' }).click()
  await expect(other.getByText('Password saved.')).toBeVisible()
  await signIn(other, newPassword, newcomer.email)
  await other.waitForURL('/dashboard')

  await page.goto('/dashboard')
  await expect(page.getByText('Sign in to continue')).toBeVisible()
})

test('signing out in one tab leads the other to the sign-in', async ({ page, arriveAs, context }) => {
  await arriveAs((await aRegular()).actor)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/feedback')
  await signOut(page)
  await other.waitForURL(/\/auth\/login\?.*error=SessionRequired/)
})

test('an unknown address is answered like a known one', async ({ page }) => {
  const { email } = aNewcomer()
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(page.getByText('If the address has an account')).toBeVisible()
})
