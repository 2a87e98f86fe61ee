import { aMember } from '@/tests/factories/members'
import { aNewcomer, confirm, fillRegistration, follow, heading, newPassword, openLetter, password } from './newcomer'
import { expect, test } from '@/e2e/support/test'

test('registering says what is wrong beside each field', async ({ page }) => {
  await page.goto('/auth/register')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('Workspace address').fill('Admin')
  await expect(page.getByText('An address can’t start with “admin”.')).toBeVisible()
})

test('what the server refuses is said beside its field, and nothing typed is lost', async ({ page }) => {
  const newcomer = aNewcomer()
  await fillRegistration(page, newcomer)
  await page.getByLabel('Workspace address').fill(newcomer.slug)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Work e-mail')).toHaveValue(newcomer.email)
  await expect(page.getByLabel('Workspace address')).toHaveValue(newcomer.slug)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByText('This password is too common.')).toBeHidden()
})

test('pressing twice registers once', async ({ page }) => {
  const newcomer = aNewcomer()
  await fillRegistration(page, newcomer)
  await page.getByLabel('Workspace address').fill(newcomer.slug)
  const sendings: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sendings.push(request.url()))
  await page.getByRole('button', { name: 'Create workspace' }).dblclick()
  await expect(heading(page, 'Check your mail')).toBeVisible()
  expect(sendings).toHaveLength(1)
})

test('without its script one registers, confirms the address and chooses a new password', async ({ visit }) => {
  const newcomer = aNewcomer()
  const page = await visit(undefined, { javaScriptEnabled: false })
  await fillRegistration(page, newcomer)
  await page.getByLabel('Workspace address').fill('Admin')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByText('An address can’t start with “admin”.')).toBeVisible()
  await expect(page.getByLabel('Work e-mail')).toHaveValue(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Workspace address').fill(newcomer.slug)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
  await confirm(page, newcomer)
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()

  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(newcomer.email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText(`If ${newcomer.email} has an account`)).toBeVisible()
  const letter = await openLetter(page, newcomer, 'Choose your Rapport password')
  await follow(page, letter, 'Choose a password')
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save and sign out everywhere' }).click()
  await expect(page.getByText('Password saved.')).toBeVisible()
})

test('the address for signing out leads to the sign-in whom it has nothing to ask', async ({ page }) => {
  await page.goto('/api/auth/signout')
  await expect(page).toHaveURL('/auth/login')
})

test('without its script one signs out by the address for it, and from the menu', async ({ visit }) => {
  const actor = await aMember()
  for (const from of ['/api/auth/signout', '/dashboard']) {
    const page = await visit(actor, { javaScriptEnabled: false })
    await page.goto(from)
    if (from === '/dashboard') {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
    }
    await expect(heading(page, 'Sign out?')).toBeVisible()
    await expect(page.getByText(`You’re signed in as ${actor.email}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('/')
    await page.goto('/dashboard')
    await expect(heading(page, 'Sign in')).toBeVisible()
  }
})

test('without its script one signs in by password, or has a link sent', async ({ visit }) => {
  const { email } = aNewcomer()
  await aMember({ email, password })
  const page = await visit(undefined, { javaScriptEnabled: false })
  // The first press brings the proof that the form is ours, which whoever came by way of a screen has already.
  await page.goto('/auth/login')
  for (const said of ['We didn’t know this browser.', 'E-mail and password don’t match']) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(said)).toBeVisible()
  }
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
  await page.goto('/feedback')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/feedback')
})
