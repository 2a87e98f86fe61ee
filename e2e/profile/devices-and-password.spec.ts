import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { mailedLink } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'

const password = 'harbour kettle moss'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

test('a phone that was lost is signed out from another browser, and then everything else at once', async ({
  visit,
}) => {
  const actor = await aMember({ password })
  const lost = await visit(undefined, { userAgent: phone })
  await lost.goto('/auth/login')
  await lost.getByLabel('E-mail').fill(actor.email)
  await lost.getByLabel('Password', { exact: true }).fill(password)
  await lost.getByRole('button', { name: 'Sign in', exact: true }).click()
  await lost.waitForURL('/dashboard')

  const page = await visit(actor)
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('list', { name: 'Devices' })).toContainText('This device')
  await page.getByRole('button', { name: 'Sign out Safari on an iPhone' }).click()
  await expect(page.getByText('Safari on an iPhone')).toHaveCount(0)
  await lost.goto('/feedback')
  await expect(lost.getByText('Sign in to continue')).toBeVisible()

  const [second, third] = [await visit(actor), await visit(actor)]
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You’re only signed in here')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  for (const other of [second, third]) {
    await other.goto('/feedback')
    await expect(other.getByText('Sign in to continue')).toBeVisible()
  }
  await page.goto('/feedback')
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
})

test('a new password ends the other sessions and keeps this one', async ({ visit }) => {
  const actor = await aMember({ password })
  const [page, other] = [await visit(actor), await visit(actor)]
  await page.goto('/profile?tab=change_password')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('plum violin seven')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
  await other.goto('/dashboard')
  await expect(other.getByText('Sign in to continue')).toBeVisible()
})

test('somebody who has just come in by a link chooses a first password at once', async ({ arriveAs, page }) => {
  await arriveAs(await aMember())
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Set password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('plum violin seven')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password set')).toBeVisible()
})

test('a session that was left open chooses no first password: a mailed link does', async ({ visit }) => {
  const actor = await aMember()
  const [page, left] = [await visit(actor), await visit(actor)]
  await page.goto('/profile?tab=change_password')
  const { userId } = actor
  await db.userSession.updateMany({ where: { userId }, data: { createdAt: minutesFrom(now(), -20) } })
  await page.getByLabel('Password', { exact: true }).fill('plum violin seven')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'It’s been a while since you signed in' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/reset-password'))
  await page.getByLabel('New password', { exact: true }).fill('plum violin seven')
  await page.getByRole('button', { name: 'Save and sign out everywhere' }).click()
  await page.getByLabel('E-mail').fill(actor.email)
  await page.getByLabel('Password', { exact: true }).fill('plum violin seven')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/dashboard')
  await left.goto('/dashboard')
  await expect(left.getByText('Sign in to continue')).toBeVisible()
})
