import { aGoal } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('a comment on a goal is edited, refused while empty, and deleted', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { title: 'Answer sooner' })
  await arriveAs(admin)
  await page.goto(`/goals/${goal.id}/detail`)
  await page.getByRole('textbox', { name: 'Comment' }).fill('Half of them wait a day.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(timeline).toContainText('Half of them wait a day.')

  await timeline.getByRole('button', { name: 'Edit' }).click()
  const field = timeline.getByRole('textbox', { name: 'Comment' })
  await expect(field).toBeFocused()
  await field.fill('')
  await timeline.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('A third of them wait a day.')
  await timeline.getByRole('button', { name: 'Save' }).click()
  await expect(timeline).toContainText('A third of them wait a day.')
  await expect(field).toHaveCount(0)

  await timeline.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(timeline).not.toContainText('wait a day')
})
