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
