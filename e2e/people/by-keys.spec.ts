import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailedLink } from '@/e2e/support/mail'
import { pressOn, tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'

const patience = { timeout: 60_000 }

test('an Admin without a pointer imports people and takes it back', async ({ visit }) => {
  const workspace = await aWorkspace({ plan: 'BUSINESS' })
  const page = await visit(await anAdmin({ workspace }))
  const email = `${unique('ana')}@acme.example`
  await page.goto('/users/import')
  const file = page.getByLabel('Choose a CSV file')
  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, file)
  const buffer = Buffer.from(`E-mail,Full name\n${email},"Reed, Ana"\nnobody,\n`)
  await (await choosing).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await page.waitForURL(/\/users\/import\/[\w-]{36}/)
  await pressOn(page, page.locator('summary').filter({ hasText: 'Columns' }))
  await tabTo(page, page.getByLabel('Import E-mail as'))
  await pressOn(page, page.getByRole('button', { name: 'Invite 1 person' }))
  await expect(page.getByRole('heading', { name: '1 invited, 1 left out.' })).toBeVisible(patience)
  await pressOn(page, page.getByRole('button', { name: 'Undo' }))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }))
  await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible(patience)
  expect(await db.invitation.count({ where: { email, status: 'PENDING' } })).toBe(0)
})

test('somebody without a pointer deletes their account', async ({ visit }) => {
  const actor = await aMember()
  const page = await visit(actor)
  await page.goto('/profile?tab=settings')
  await pressOn(page, page.getByRole('link', { name: 'Delete my account' }))
  await page.waitForURL(/\/profile\/delete/)
  await pressOn(page, page.getByRole('button', { name: 'Mail me the link' }))
  await expect(page.getByText('Check your mail')).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/profile/delete'))
  await pressOn(page, page.getByRole('button', { name: 'Delete account' }))
  await page.waitForURL('/auth/login?done=deleted')
})
