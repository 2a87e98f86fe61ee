import { anAddress } from '@/tests/factories/invitations'
import { expectAccessible, expectOpenedAccessible } from '@/e2e/support/looks'
import { mailTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { aPayer, checkout, payNow, subscribe } from './checkout'

test.setTimeout(120_000)

const patience = { timeout: 60_000 }

test('people beyond the seats that are paid for wait for a payment, and are invited once it is made', async ({
  page,
  arriveAs,
}) => {
  const { admin } = await aPayer()
  const [fits, one, other] = [anAddress(), anAddress(), anAddress()]
  await arriveAs(admin)
  await subscribe(page, 3)

  await page.goto('/users/add')
  await page.getByLabel('E-mail addresses').fill(`${fits}, ${one}, ${other}`)
  await page.getByRole('button', { name: 'Invite 3 people' }).click()
  const dialog = page.getByRole('dialog', { name: '1 of 3 people fit' })
  await expect(dialog.getByText('1 person is invited now, 2 people are invited once you’ve paid.')).toBeVisible()
  await expectOpenedAccessible(page, dialog)
  await dialog.getByRole('button', { name: 'Pay ₹398' }).click()
  await checkout(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  await expect(page.getByText(`${other} is invited once it’s paid.`)).toBeVisible()

  await page.getByRole('link', { name: 'See invitations' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for payment: 2 people' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay ₹398' }).click()
  await payNow(page)
  await expect(page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')).toHaveCount(3, patience)
  await expect(page.getByRole('heading', { name: /payment/ })).toHaveCount(0)
  expect((await mailTo(other)).subject).toContain('invited you to')
})

test('a payment that is canceled leaves nobody waiting', async ({ page, arriveAs }) => {
  const { admin } = await aPayer()
  await arriveAs(admin)
  await subscribe(page, 2)
  await page.goto('/users/add')
  await page.getByLabel('E-mail addresses').fill(anAddress())
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay ₹199' }).click()
  await checkout(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('is invited once it’s paid.')).toBeVisible()
  await page.goto('/users?tab=invited')
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByText('No invitations yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: /payment/ })).toHaveCount(0)
})

test('an import with too few seats is paid for in place and starts by itself', async ({ page, arriveAs }) => {
  const { admin } = await aPayer()
  const emails = [anAddress(), anAddress(), anAddress()]
  await arriveAs(admin)
  await subscribe(page, 3)
  await page.goto('/users/import')
  const buffer = Buffer.from(['E-mail,Job title', ...emails.map((email) => `${email},Designer`)].join('\r\n'))
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'designers.csv', mimeType: 'text/csv', buffer })
  await page.waitForURL(/\/users\/import\/[\w-]{36}/)
  await expect(page.getByText('Your plan has room for 1 of 3 people.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Pay ₹398 and import everyone' }).click()
  await checkout(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for payment: 3 people' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay ₹398' }).click()
  await payNow(page)
  await expect(page.getByRole('heading', { name: '3 invited.' })).toBeVisible(patience)
})
