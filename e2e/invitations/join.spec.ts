import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { db } from '@/lib/platform/db'
import { aMember, aPerson } from '@/tests/factories/members'
import { expectAwake } from '@/e2e/support/awake'
import { mailedLink } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { anInvitedPerson, button, heading, joiningLink, password } from './invited'

const statusOf = async (id: string) => (await db.invitation.findUniqueOrThrow({ where: { id } })).status

test('somebody new joins with a password, is inside at once, and signs in with it later', async ({ page, visit }) => {
  const { workspace, admin, email, path } = await anInvitedPerson()
  await page.goto(path)
  await expect(heading(page, `Join ${workspace.name}`)).toBeVisible()
  await expect(page.getByText('Amara Okafor invited you as a Member.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Lena')
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await button(page, `Join ${workspace.name}`).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, `Join ${workspace.name}`).click()
  await page.waitForURL('/dashboard')
  await expect(button(page, 'Account of Lena Hoffmann')).toBeVisible()

  await page.goto(path)
  await expect(heading(page, `You’re in ${workspace.name}`)).toBeVisible()
  await button(page, 'Open').click()
  await page.waitForURL('/dashboard')

  const later = await visit()
  await later.goto('/auth/login')
  await later.getByLabel('E-mail').fill(email)
  await later.getByLabel('Password', { exact: true }).fill(password)
  await button(later, /^Sign in$/).click()
  await later.waitForURL('/dashboard')

  const inviter = await visit(admin)
  await inviter.goto('/notifications')
  await expect(inviter.getByText(`Lena Hoffmann accepted your invitation to ${workspace.name}`)).toBeVisible()
})

test('a page that was open when the invitation was revoked says so once the button is pressed', async ({ page }) => {
  const { admin, id, workspace, path } = await anInvitedPerson()
  await page.goto(path)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await revokeInvitation(admin, { id })
  await button(page, `Join ${workspace.name}`).click()
  await expect(heading(page, 'This invitation was revoked')).toBeVisible()
})

test('somebody new joins without a password', async ({ page }) => {
  const { path } = await anInvitedPerson()
  await page.goto(path)
  await button(page, 'Join without a password').click()
  await page.waitForURL('/dashboard')
})

test('somebody with an account signs in by an e-mailed link, comes back and joins', async ({ page }) => {
  const person = await aPerson({ firstName: 'Lena', lastName: 'Hoffmann' })
  const { workspace, path } = await anInvitedPerson(person.email)
  await page.goto(path)
  await expect(page.getByText('Sign in to accept')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await button(page, 'E-mail me a link instead').click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
  await page.goto(await mailedLink(person.email, '/auth/magic-link/'))
  await button(page, /^Sign in$/).click()
  await expect(heading(page, `Join ${workspace.name}`)).toBeVisible()
  await expectAwake(page)
  await button(page, `Join ${workspace.name}`).click()
  await page.waitForURL('/dashboard')
})

test('a member of another workspace joins, and goes on in the new one', async ({ page, arriveAs }) => {
  const member = await aMember({ firstName: 'Lena', lastName: 'Hoffmann' })
  const { workspace, path } = await anInvitedPerson(member.email)
  await arriveAs(member)
  await page.goto(path)
  await expect(page.getByText(`You’re signed in as ${member.email}.`)).toBeVisible()
  await button(page, `Join ${workspace.name}`).click()
  await page.waitForURL('/dashboard')
  await expect(page.getByText(workspace.name).first()).toBeVisible()
})

test('signed in as somebody else one joins nothing, signs out, and comes back as oneself', async ({
  page,
  arriveAs,
}) => {
  const { workspace, id, email, path } = await anInvitedPerson()
  const somebodyElse = await aMember()
  await arriveAs(somebodyElse)
  await page.goto(path)
  await expect(heading(page, /^This invitation is for l•••@/)).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(button(page, /^Join/)).toHaveCount(0)
  await button(page, 'Sign out and join').click()
  await expect(heading(page, `Join ${workspace.name}`)).toBeVisible()
  expect(await statusOf(id)).toBe('PENDING')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, `Join ${workspace.name}`).click()
  await page.waitForURL('/dashboard')
  expect(await db.member.count({ where: { userId: somebodyElse.userId } })).toBe(1)
})

test('a mail scanner that opens the link, with a script too, uses nothing up', async ({ request, visit }) => {
  const { workspace, id, path } = await anInvitedPerson()
  for (let look = 0; look < 2; look += 1) {
    expect((await request.head(path)).status()).toBe(200)
    expect((await request.get(path)).status()).toBe(200)
  }
  const scanner = await visit()
  await scanner.goto(path)
  await expect(heading(scanner, `Join ${workspace.name}`)).toBeVisible()
  expect(await statusOf(id)).toBe('PENDING')

  const page = await visit()
  await page.goto(path)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, `Join ${workspace.name}`).click()
  await page.waitForURL('/dashboard')
  await scanner.reload()
  await expect(heading(scanner, 'This invitation was already accepted')).toBeVisible()
})

test('without a script one joins and signs in with the password', async ({ visit }) => {
  const { workspace, email, path } = await anInvitedPerson()
  const page = await visit(undefined, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await page.goto(path)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, `Join ${workspace.name}`).click()
  await expect(heading(page, 'This invitation was already accepted')).toBeVisible()
  expect(await db.member.count({ where: { user: { email }, workspaceId: workspace.id } })).toBe(1)
})

test('a link that was passed on says the same of everybody and leads on by mail, with an account or without', async ({
  visit,
}) => {
  for (const email of [undefined, (await aPerson()).email]) {
    const invited = await anInvitedPerson(email)
    const { workspace, admin } = invited
    const { link } = await copyInvitationLink(admin, { id: invited.id })
    const page = await visit()
    await page.goto(new URL(link).pathname)
    await expect(heading(page, `Join ${workspace.name}`)).toBeVisible()
    await expect(page.getByText('Have an account?')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await button(page, 'Mail me the link').click()
    await expect(heading(page, 'Check your mail')).toBeVisible()
    expect(await statusOf(invited.id)).toBe('PENDING')

    await page.goto(await joiningLink(invited.email))
    await expect(heading(page, `Join ${workspace.name}`)).toBeVisible()
    if (email === undefined) {
      await page.getByLabel('Password', { exact: true }).fill(password)
      await button(page, `Join ${workspace.name}`).click()
      await page.waitForURL('/dashboard')
    } else {
      await expect(page.getByText('Sign in to accept')).toBeVisible()
    }
  }
})

test('without a script, too', async ({ visit }) => {
  const { workspace, admin, email, id } = await anInvitedPerson()
  const { link } = await copyInvitationLink(admin, { id })
  const page = await visit(undefined, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await page.goto(new URL(link).pathname)
  await button(page, 'Mail me the link').click()
  await expect(heading(page, 'Check your mail')).toBeVisible()
  await page.goto(await joiningLink(email))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, `Join ${workspace.name}`).click()
  await expect(heading(page, 'This invitation was already accepted')).toBeVisible()
})
