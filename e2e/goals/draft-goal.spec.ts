import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('what somebody types for a goal is there again until they set it or discard it', async ({ visit }) => {
  const admin = await anAdmin()
  const page = await visit(admin)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })

  await page.goto('/goals/add')
  await title.fill('Grow')
  await page.getByRole('button', { name: 'Add key result' }).click()
  await page.getByLabel('Key result 1', { exact: true }).fill('Signups')
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/goals')

  await page.goto('/goals/add')
  await expect(title).toHaveValue('Grow')
  await expect(page.getByLabel('Key result 1', { exact: true })).toHaveValue('Signups')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(title).toHaveValue('')

  await title.fill('Answer sooner')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await page.waitForURL(/\/goals\/[\w-]{36}\/detail/)
  expect(await db.goalDraft.count({ where: { memberId: admin.memberId } })).toBe(0)
  await page.goto('/goals/add')
  await expect(title).toHaveValue('')
})

test('a template fills in what nobody typed, and keeps who and when', async ({ visit }) => {
  const page = await visit(await anAdmin())
  await page.goto('/goals/add')
  await page.getByRole('radio', { name: /^Individual/ }).check({ force: true })
  await page.getByLabel('End').fill('2999-12-31')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine')
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Learn a new skill' })
  await expect(page.getByLabel('Key result 1', { exact: true })).toHaveValue('Hours of practice')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Mine')
  await expect(page.getByRole('radio', { name: /^Individual/ })).toBeChecked()
  await expect(page.getByLabel('End')).toHaveValue('2999-12-31')
})
