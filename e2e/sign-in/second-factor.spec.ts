import { readFile } from 'node:fs/promises'
import { expectGoodLooks } from '@/e2e/support/looks'
import { mailedLink } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aSecondFactor } from '@/tests/factories/second-factors'
import {
  aPhone,
  expectMailed,
  expectWrong,
  password,
  press,
  setUp,
  signOut,
  takeFirstStep,
  typeCode,
  typePassword,
} from './two-step'

test('somebody sets it up, keeps the recovery codes, and signs in with a code that counts once', async ({ visit }) => {
  const actor = await aMember({ password })
  const [page, other] = [await visit(actor), await visit(actor)]
  await page.goto('/profile?tab=change_password')
  const { phone, codes } = await setUp(page)
  expect(codes).toHaveLength(10)
  await expectGoodLooks(page)
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  expect(await readFile(await (await download).path(), 'utf8')).toContain(codes.join('\n'))
  await press(page, 'I saved them')
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await expectMailed(actor.email, 'Two-step sign-in is on')
  await other.goto('/feedback')
  await expect(other.getByText('Sign in to continue')).toBeVisible()

  await signOut(page)
  await page.goto('/feedback?tab=created')
  await takeFirstStep(page, actor.email)
  await expectGoodLooks(page)
  await typeCode(page, '000000')
  await expectWrong(page)
  const used = phone()
  await typeCode(page, used)
  await page.waitForURL('/feedback?tab=created')

  await signOut(page)
  await page.goto('/auth/login')
  await takeFirstStep(page, actor.email)
  await page.goto('/feedback')
  await expect(page.getByText('Sign in to continue')).toBeVisible()
  await takeFirstStep(page, actor.email)
  await typeCode(page, used)
  await expectWrong(page)
})

test('a recovery code signs in once and brings a mail, and a code of the app turns it off', async ({ visit }) => {
  const actor = await aMember({ password })
  const { key, codes } = await aSecondFactor(actor.userId)
  const page = await visit()
  for (const time of ['first', 'second']) {
    await page.goto('/auth/login')
    await takeFirstStep(page, actor.email)
    await press(page, 'Use a recovery code')
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await press(page, 'Sign in')
    if (time === 'second') await expectWrong(page)
    else await page.waitForURL('/dashboard')
    if (time === 'first') await signOut(page)
  }
  await expectMailed(actor.email, 'A Rapport recovery code was used')
  await page.getByLabel('Recovery code').fill(codes[1] ?? '')
  await press(page, 'Sign in')
  await page.waitForURL('/dashboard')

  await page.goto('/profile?tab=change_password')
  await expect(page.getByText('8 of 10 recovery codes left')).toBeVisible()
  await press(page, 'Turn off')
  await page.getByRole('dialog').getByLabel('Code').fill(aPhone(key)())
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await signOut(page)
  await page.goto('/auth/login')
  await typePassword(page, actor.email)
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

test('new recovery codes are counted as soon as they are saved', async ({ visit }) => {
  const actor = await aMember({ password })
  const { key } = await aSecondFactor(actor.userId)
  await db.recoveryCode.deleteMany({ where: { userId: actor.userId } })
  const page = await visit(actor)
  await page.goto('/profile/two-step')
  await expect(page.getByText('No recovery codes left')).toBeVisible()
  await press(page, 'New recovery codes')
  await page.getByRole('dialog').getByLabel('Code').fill(aPhone(key)())
  await press(page, 'Make new codes')
  await press(page, 'I saved them')
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
})

test('a mailed link asks for the code too', async ({ page }) => {
  const actor = await aMember({ password })
  const { key } = await aSecondFactor(actor.userId)
  await page.goto('/auth/login?callbackUrl=/goals')
  await page.getByLabel('E-mail').fill(actor.email)
  await press(page, 'E-mail me a link instead')
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/auth/magic-link/'))
  await press(page, 'Sign in')
  await typeCode(page, aPhone(key)())
  await page.waitForURL('/goals')
})

test('both steps work without a script', async ({ visit }) => {
  const actor = await aMember({ password })
  const { codes } = await aSecondFactor(actor.userId)
  const page = await visit(undefined, { javaScriptEnabled: false })
  await page.goto('/auth/login?callbackUrl=/goals')
  // The first press brings the cookie of the form.
  await typePassword(page, actor.email)
  await expect(page.getByText('We didn’t know this browser.')).toBeVisible()
  await typePassword(page, actor.email)
  await typeCode(page, '000000')
  await expectWrong(page)
  await typeCode(page, codes[0] ?? '')
  await page.waitForURL('/goals')
})

test('the second step belongs to the browser that took the first, for ten minutes', async ({ visit }) => {
  const actor = await aMember({ password })
  await aSecondFactor(actor.userId)
  const [page, other] = [await visit(), await visit()]
  await page.goto('/auth/login')
  await takeFirstStep(page, actor.email)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'rapport.first-step')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await other.goto('/auth/second-step')
  await expect(other.getByText('That took too long. Please sign in again.')).toBeVisible()
  await db.begunSignIn.updateMany({ where: { userId: actor.userId }, data: { expiresAt: new Date() } })
  await typeCode(page, '000000')
  await expect(page.getByText('That took too long. Please sign in again.')).toBeVisible()
})
