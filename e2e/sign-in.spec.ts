import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { unique } from '@/tests/factories/workspaces'
import { expect, test } from './support/test'

const password = 'plum violin seven'
const newPassword = 'harbour kettle moss'

/** Somebody no other test knows, with a workspace of their own to come. */
const aNewcomer = () => ({ email: `${unique('ada')}@byron.example`, slug: unique('engines') })

type Newcomer = ReturnType<typeof aNewcomer>

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Opens the newest letter to an address in the mailbox of this machine; it may take a moment to arrive. */
async function openLetter(page: Page, { email }: Newcomer, subject: string) {
  const letter = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass()
  await letter.click()
  return page.frameLocator(`iframe[title="Letter: ${subject}"]`)
}

/** Goes where a link of the letter leads, in this window. */
async function follow(page: Page, letter: FrameLocator, name: string) {
  await page.goto((await letter.getByRole('link', { name }).getAttribute('href')) ?? '')
}

async function register(page: Page, { email, slug }: Newcomer) {
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Workspace name').fill('Analytical Engines')
  await expect(page.getByLabel('Workspace address')).toHaveValue('analytical-engines')
  await page.getByLabel('Workspace address').fill(slug)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
}

async function confirm(page: Page, newcomer: Newcomer) {
  const letter = await openLetter(page, newcomer, 'Confirm your e-mail address for Rapport')
  await follow(page, letter, 'Confirm my address')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()
}

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

/** A person who has registered, confirmed the address and is signed in. */
async function arrive(page: Page, newcomer: Newcomer) {
  await register(page, newcomer)
  await confirm(page, newcomer)
  await signIn(page, password)
  await page.waitForURL('/dashboard')
}

/** Loses the session while no page is open, because an open one notices and goes to the sign-in screen by itself. */
async function forget(page: Page, context: BrowserContext) {
  await page.goto('about:blank')
  await context.clearCookies()
}

test('a newcomer creates a workspace, confirms the address, signs in and out', async ({ page }) => {
  const newcomer = aNewcomer()
  await arrive(page, newcomer)
  await signOut(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Sign in to go on.')).toBeVisible()
})

test('registering twice says the same and creates nothing', async ({ page, context }) => {
  const newcomer = aNewcomer()
  await arrive(page, newcomer)
  await forget(page, context)
  await register(page, { ...newcomer, slug: aNewcomer().slug })
  await openLetter(page, newcomer, 'You already have an account at Rapport')
})

test('somebody signed out is asked to sign in and comes back to where they were going', async ({ page, context }) => {
  const newcomer = aNewcomer()
  await arrive(page, newcomer)
  await forget(page, context)
  await page.goto('/feedback?tab=created')
  await expect(page.getByText('Sign in to go on.')).toBeVisible()
  await signIn(page, 'not the password', newcomer.email)
  await expect(page.getByText('E-mail and password do not match')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(newcomer.email)
  await signIn(page, password)
  await page.waitForURL('/feedback?tab=created')
  await page.goto('/auth/login')
  await page.waitForURL('/dashboard')
})

test('a link by mail signs in once, and only when its button is pressed', async ({ page, request }) => {
  const newcomer = aNewcomer()
  await arrive(page, newcomer)
  await signOut(page)
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(newcomer.email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(heading(page, 'Check your mail')).toBeVisible()

  const letter = await openLetter(page, newcomer, 'Your link to sign in to Rapport')
  const link = (await letter.getByRole('link', { name: 'Sign in' }).getAttribute('href')) ?? ''
  const { pathname, search, origin } = new URL(link)
  const token = pathname.split('/').at(-1) ?? ''
  for (const path of [`${pathname}${search}`, `/api/auth/callback/email?token=${token}`]) {
    await request.get(`${origin}${path}`)
    await request.head(`${origin}${path}`)
  }

  await follow(page, letter, 'Sign in')
  await expect(page.getByText(`You are about to sign in as ${newcomer.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('/dashboard')
  await page.goto(`${pathname}${search}`)
  await expect(heading(page, 'This link no longer works')).toBeVisible()
})

test('a first sign-in by link offers a password', async ({ page }) => {
  const newcomer = aNewcomer()
  await register(page, newcomer)
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(newcomer.email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(page.getByText('If the address has an account')).toBeVisible()
  const letter = await openLetter(page, newcomer, 'Your link to sign in to Rapport')
  await follow(page, letter, 'Sign in')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Welcome, Ada')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Set password and go on' }).click()
  await expect(page.getByText('Guessers try this one early.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set password and go on' }).click()
  await page.waitForURL('/dashboard')
})

test('a forgotten password is replaced, and every session ends', async ({ page, browser }) => {
  const newcomer = aNewcomer()
  await arrive(page, newcomer)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/forgot-password')
  await other.getByLabel('E-mail').fill(newcomer.email)
  await other.getByRole('button', { name: 'Send me a link' }).click()
  await expect(heading(other, 'Check your mail')).toBeVisible()
  const letter = await openLetter(other, newcomer, 'Choose a new password for Rapport')
  await follow(other, letter, 'Choose a password')
  await other.getByLabel('New password', { exact: true }).fill(newPassword)
  await other.getByRole('button', { name: 'Save and sign out everywhere' }).click()
  await expect(other.getByText('Your new password is saved')).toBeVisible()
  await signIn(other, newPassword, newcomer.email)
  await other.waitForURL('/dashboard')

  await page.goto('/dashboard')
  await expect(page.getByText('Sign in to go on.')).toBeVisible()
  await other.context().close()
})

test('signing out in one tab leads the other to the sign-in', async ({ page, context }) => {
  await arrive(page, aNewcomer())
  const other = await context.newPage()
  await other.goto('/feedback')
  await signOut(page)
  await other.waitForURL(/\/auth\/login\?.*error=SessionRequired/)
})

test('an unknown address is answered like a known one', async ({ page }) => {
  const { email } = aNewcomer()
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(page.getByText('If the address has an account')).toBeVisible()
})

test('registering says what is wrong beside each field', async ({ page }) => {
  await page.goto('/auth/register')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('Workspace address').fill('Admin')
  await expect(page.getByText('“admin” is the address of a page.')).toBeVisible()
})
