import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('a list is narrowed by a choice, of which the server sends none but the one that is made', async ({
  page,
  arriveAs,
}) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aManager({ workspace, firstName: 'Lena', lastName: 'Hoffmann' })
  await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  await arriveAs(admin)
  const sent = await page.goto('/users?sort=newest')
  expect((await sent?.text())?.match(/<option[^>]*>[^<]+/g)).toEqual([
    '<option value="" selected="">Any role',
    '<option value="active" selected="">Active',
    '<option value="newest" selected="">Newest first',
  ])

  await page.getByLabel('Role', { exact: true }).selectOption('Manager')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'People' })).toContainText('Lena Hoffmann')
  await expect(page.getByRole('list', { name: 'People' })).not.toContainText('Tom Reed')
  await expect(page.getByLabel('Sort by')).toHaveValue('newest')
})

test('two people whose long names differ at the end are told apart on a phone', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  await page.setViewportSize({ width: 390, height: 844 })
  const firstName = 'Alexandrina Wilhelmina Montgomery-Featherstonehaugh'
  for (const lastName of ['Ashworth', 'Ashworthy']) await aMember({ workspace, firstName, lastName })
  await arriveAs(await anAdmin({ workspace }))
  await page.goto('/users')
  for (const lastName of ['Ashworth', 'Ashworthy']) {
    const name = page.getByRole('link', { name: `${firstName} ${lastName}`, exact: true })
    const [shown, whole] = await name.evaluate((link) => [link.clientHeight, link.scrollHeight])
    expect(shown).toBe(whole)
  }
})
