import type { Page } from '@playwright/test'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')

test('a goal that was archived meanwhile is shown so once the refused dialog is closed', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { title: 'Answer sooner', assignees: [admin] })
  await arriveAs(admin)
  await page.goto(`/goals/${goal.id}/detail`)
  await button(page, 'Change status').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('Completed')
  await archiveGoal(admin, goal)
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('“Answer sooner” is archived. Restore it to change it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, 'Restore')).toBeVisible()
  await expect(button(page, 'Change status')).toHaveCount(0)
})

test('an assignee’s own status is not shown as chosen when it was refused', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const goal = await aGoal(admin, { assignees: [tom] })
  await arriveAs(tom)
  await page.goto(`/goals/${goal.id}/detail`)
  const own = page.getByRole('combobox', { name: 'Your status' })
  await expect(own).toHaveValue('')
  await archiveGoal(admin, goal)
  await own.selectOption('AtRisk')
  await expect(page.getByText(/is archived/).first()).toBeVisible()
  await expect(own).toHaveCount(0)
})
