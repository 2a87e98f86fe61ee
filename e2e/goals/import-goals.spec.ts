import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { expect, test } from '@/e2e/support/test'

test('an Admin checks a file of goals, imports it and undoes it', async ({ visit }) => {
  const workspace = await aWorkspace({ plan: 'BUSINESS' })
  const page = await visit(await anAdmin({ workspace }))
  const goals = () => db.goal.count({ where: { workspaceId: workspace.id } })
  const text = [
    'Title,End,Type,Parent goal,Key results,Colour',
    'Grow,2999-12-01,Organization,,Signups: 0 -> 500 users,red',
    'Launch,2999-12-01,,Grow,,',
    'Broken,soon,,,Signups: many,',
  ].join('\n')

  await page.goto('/goals')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.waitForURL('**/goals/import')
  await expectAccessible(page)
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'goals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.waitForURL(/\/goals\/import\/[\w-]{36}/)
  await expect(page.getByRole('heading', { name: 'Import 2 goals?' })).toBeVisible()
  await expect(page.getByText('Columns not imported: Colour.')).toBeVisible()
  await page.getByRole('link', { name: /^Left out/ }).click()
  const left = page.getByRole('list', { name: 'Left out' }).getByRole('listitem')
  await expect(left).toContainText('Row 4')
  await expect(left).toContainText('End: Write “soon” as year-month-day, like 2027-03-31.')
  await expect(left).toContainText('Key results: “Signups: many” must read like')
  await expectAccessible(page)
  expect(await goals()).toBe(0)

  await page.getByRole('button', { name: 'Import 2 goals' }).click()
  await expect(page.getByRole('heading', { name: '2 goals imported, 1 row left out' })).toBeVisible()
  expect(await goals()).toBe(2)
  await expectNoSideways(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible()
  expect(await goals()).toBe(0)
})
