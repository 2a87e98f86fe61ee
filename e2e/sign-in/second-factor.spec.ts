import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { headerOf, cookieOf, cookieFor } from '@/e2e/support/session'
import { mailedLink, mailsTo } from '@/e2e/support/mail'
import { expectGoodLooks } from '@/e2e/support/looks'
import { expect, test } from '@/e2e/support/test'
import { aMember, anAdmin, aPerson, aPlace, aSuperAdmin } from '@/tests/factories/members'
import { appCode, aSecondFactor } from '@/tests/factories/second-factors'
import { aWorkspace } from '@/tests/factories/workspaces'

const password = 'harbour kettle moss'
const PERIOD_MS = 30_000

/** A phone that shows the codes of a key, each of them to be used once: the first in a row is that of the step before. */
function aPhone(key: string) {
  let last = 0
  return () => {
    const present = Math.floor(Date.now() / PERIOD_MS)
    last = Math.max(last + 1, present - 1)
    return appCode(key, 0, new Date(last * PERIOD_MS))
  }
}

const codeField = (page: Page) => page.getByLabel('Code', { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const expectMailed = (address: string, subject: string) =>
  expect.poll(async () => (await mailsTo(address)).map((mail) => mail.subject), { timeout: 20_000 }).toContain(subject)

async function firstStep(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function signOut(page: Page) {
  await page.goto('/auth/sign-out')
  await press(page, 'Sign out')
  await page.waitForURL('/')
}

/** Sets it up where the person is, and answers the key as it is shown, and the recovery codes. */
async function setUp(page: Page, isByPassword = true) {
  await press(page, 'Set it up')
  if (isByPassword) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Continue')
  }
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  const phone = aPhone(key)
  await page.getByLabel('Code from the app').fill(phone())
  await press(page, 'Turn on')
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible()
  return {
    key,
    phone,
    codes: await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts(),
  }
}

test('somebody sets it up, signs in with codes of the app and a recovery code, and turns it off', async ({ visit }) => {
  test.slow()
  const actor = await aMember({ password })
  const [page, other] = [await visit(actor), await visit(actor)]
  await page.goto('/profile?tab=change_password')
  const { phone, codes } = await setUp(page)
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  const file = await download
  expect(file.suggestedFilename()).toBe('rapport-recovery-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'))
  await expectGoodLooks(page)
  await press(page, 'I saved them')
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await expectMailed(actor.email, 'Two-step sign-in is on')
  await other.goto('/feedback')
  await expect(other.getByText('Sign in to go on.')).toBeVisible()

  await signOut(page)
  await page.goto('/feedback?tab=created')
  await firstStep(page, actor.email)
  await expectGoodLooks(page)
  await page.goto('/feedback?tab=created')
  await expect(page.getByText('Sign in to go on.')).toBeVisible()
  await firstStep(page, actor.email)
  await codeField(page).fill('000000')
  await press(page, 'Sign in')
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  const used = phone()
  await codeField(page).fill(used)
  await press(page, 'Sign in')
  await page.waitForURL('/feedback?tab=created')

  await signOut(page)
  await page.goto('/auth/login')
  await firstStep(page, actor.email)
  await codeField(page).fill(used)
  await press(page, 'Sign in')
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await press(page, 'Sign in')
  await page.waitForURL('/dashboard')
  await expectMailed(actor.email, 'A recovery code was used')

  await page.goto('/profile?tab=change_password')
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible()
  await press(page, 'Turn off')
  await page.getByRole('dialog').getByLabel('Code').fill(phone())
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await signOut(page)
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(actor.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
  await page.waitForURL('/dashboard')
})

test('new recovery codes replace the old ones', async ({ visit }) => {
  const actor = await aMember({ password })
  const { codes: before } = await aSecondFactor(actor.userId)
  const page = await visit(actor)
  await page.goto('/profile/two-step')
  await press(page, 'New recovery codes')
  await page
    .getByRole('dialog')
    .getByLabel('Code')
    .fill(before[0] ?? '')
  await press(page, 'Make new codes')
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list).not.toContainText(before[1] ?? '')
})

test('a mailed link asks for the code too, and without a script it works as well', async ({ visit }) => {
  const actor = await aMember({ password })
  const { key, codes } = await aSecondFactor(actor.userId)
  const page = await visit()
  await page.goto('/auth/login?callbackUrl=/goals')
  await page.getByLabel('E-mail').fill(actor.email)
  await press(page, 'E-mail me a link instead')
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/auth/magic-link/'))
  await press(page, 'Sign in')
  await codeField(page).fill(aPhone(key)())
  await press(page, 'Sign in')
  await page.waitForURL('/goals')

  const plain = await visit(undefined, { javaScriptEnabled: false })
  await plain.goto('/auth/login?callbackUrl=/goals')
  for (const time of [1, 2]) {
    await plain.getByLabel('E-mail').fill(actor.email)
    await plain.getByLabel('Password', { exact: true }).fill(password)
    await press(plain, 'Sign in')
    // The first press brings the cookie of the form.
    if (time === 1) await expect(plain.getByText('This browser was new to us.')).toBeVisible()
  }
  await codeField(plain).fill('000000')
  await press(plain, 'Sign in')
  await expect(plain.getByText('This code is wrong or was used already.')).toBeVisible()
  await codeField(plain).fill(codes[0] ?? '')
  await press(plain, 'Sign in')
  await plain.waitForURL('/goals')
})

test('the second step belongs to the browser that took the first', async ({ visit }) => {
  const actor = await aMember({ password })
  await aSecondFactor(actor.userId)
  const [page, other] = [await visit(), await visit()]
  await page.goto('/auth/login')
  await firstStep(page, actor.email)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'rapport.first-step')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await other.goto('/auth/second-step')
  await expect(other.getByText('That took a while. Please sign in again.')).toBeVisible()
  await db.begunSignIn.updateMany({ where: { userId: actor.userId }, data: { expiresAt: new Date() } })
  await codeField(page).fill('000000')
  await press(page, 'Sign in')
  await expect(page.getByText('That took a while. Please sign in again.')).toBeVisible()
})

test('a super admin without it is led to set it up, and then opens the platform', async ({ page, request }) => {
  const { id: sub } = await aPerson({ isSuperAdmin: true, hasSecondFactor: false, password })
  const cookie = await cookieOf({ sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true })
  const url = process.env.E2E_URL ?? ''
  await page.context().addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
  const answer = await request.get('/admin/log', { headers: { cookie: headerOf(cookie) }, maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/profile/two-step?callbackUrl=%2Fadmin%2Flog'])
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Super admins need two-step sign-in' })).toBeVisible()
  await setUp(page)
  await page.getByRole('link', { name: 'I saved them, continue' }).click()
  await page.waitForURL('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('a super admin resets that of somebody who lost it', async ({ page }) => {
  const [root, person] = [await aSuperAdmin(), await aMember({ hasSecondFactor: true })]
  const cookie = await cookieOf({ sub: root.userId, workspaceId: null, sessionVersion: 1, isSuperAdmin: true })
  await page.context().addCookies([{ ...cookie, url: process.env.E2E_URL ?? '', httpOnly: true, sameSite: 'Lax' }])
  await page.goto(`/admin/users/${person.userId}`)
  await press(page, 'Reset two-step sign-in')
  await page.getByLabel('Reason').fill('Lost the phone.')
  await press(page, 'Reset')
  await expect(page.getByText('Two-step sign-in reset', { exact: true })).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expectMailed(person.email, 'Your two-step sign-in was reset')
})

test('an Admin requires it: the others set it up before they go on, and may go elsewhere', async ({
  visit,
  request,
}) => {
  const [here, there] = [await aWorkspace({ name: 'Nordlicht Studio' }), await aWorkspace({ name: 'Lighthouse' })]
  const admin = await anAdmin({ workspace: here, password })
  const member = await aMember({ workspace: here, password })
  await aPlace({ userId: member.userId, workspace: there })
  const page = await visit(admin)
  await page.goto('/workspace/edit')
  await expect(page.getByRole('switch', { name: 'Require two-step sign-in' })).toBeDisabled()
  await aSecondFactor(admin.userId)
  await page.reload()
  await page.getByRole('switch', { name: 'Require two-step sign-in' }).check()
  await expect(page.getByText('1 of 2 have it on.')).toBeVisible()
  await expect
    .poll(async () => (await db.workspace.findUniqueOrThrow({ where: { id: here.id } })).requiresTwoStep)
    .toBe(true)

  const headers = { cookie: await cookieFor(member) }
  const answer = await request.get('/api/people?query=a', { headers })
  expect([answer.status(), (await answer.json()).error.message]).toEqual([
    403,
    'Nordlicht Studio requires two-step sign-in. Load this page again to set it up.',
  ])
  const other = await visit(member)
  await other.goto('/goals')
  await expect(other.getByRole('heading', { name: 'Nordlicht Studio requires two-step sign-in' })).toBeVisible()
  await expectGoodLooks(other)
  await other.getByRole('link', { name: 'Your workspaces' }).click()
  await other.getByRole('button', { name: /Lighthouse/ }).click()
  await other.waitForURL('/dashboard')
  await other.goto('/workspace/switch')
  await other.getByRole('button', { name: /Nordlicht/ }).click()
  await expect(other.getByRole('heading', { name: 'Nordlicht Studio requires two-step sign-in' })).toBeVisible()
  await setUp(other)
  await other.getByRole('link', { name: 'I saved them, continue' }).click()
  await other.waitForURL('/dashboard')
})
