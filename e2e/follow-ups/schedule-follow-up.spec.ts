import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { completeEarly } from '@/e2e/support/complete-early'
import { expect, test } from '@/e2e/support/test'
import { tick } from '@/e2e/support/tick'

/** Schedules a follow-up with Tom from the page of a goal. */
async function scheduleFrom(page: Page, goal: { id: string }) {
  await page.goto(`/goals/${goal.id}/detail`)
  await page.getByRole('link', { name: 'Follow up' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Answer sooner')
  await expect(page.getByRole('button', { name: 'Remove Tom Reed' })).toBeVisible()
  await page.getByRole('radio', { name: /11:00.am/ }).check({ force: true })
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Answer sooner' })).toBeVisible()
  await expect(page.getByText('Pending')).toBeVisible()
}

/** Gives Tom a next step and completes the follow-up. */
async function completeWithStep(page: Page) {
  await expect(page.getByText('I bring the numbers.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Next step' }).fill('Write to Acme')
  await page.getByLabel('Owner').selectOption({ label: 'Tom Reed' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Next steps' }).getByText('Write to Acme')).toBeVisible()
  await completeEarly(page)
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('a follow-up is scheduled from a goal, answered with a note and completed, and its next step is on Home', async ({
  page,
  arriveAs,
}) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Amara' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  await arriveAs(admin)
  await scheduleFrom(page, await aGoal(admin, { title: 'Answer sooner', assignees: [tom] }))
  const { id } = await db.followUp.findFirstOrThrow({ where: { workspaceId: workspace.id } })

  await arriveAs(tom)
  await page.goto(`/followups/${id}`)
  await page.getByLabel('Note').fill('I bring the numbers.')
  await page.getByRole('button', { name: 'Attending', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Attendees' }).getByText('I bring the numbers.')).toBeVisible()

  await arriveAs(admin)
  await page.goto(`/followups/${id}`)
  await completeWithStep(page)

  await arriveAs(tom)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Finish: Write to Acme' }).click()
  await expect(page).toHaveURL(new RegExp(`/followups/${id}#`))
  await tick(page, 'Write to Acme')
  expect(await db.followUpItem.count({ where: { followUpId: id, doneAt: { not: null } } })).toBe(1)
})
