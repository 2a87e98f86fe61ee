import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { purgeDueWorkspaces } from '@/lib/workspaces/deletion/jobs'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('an admin deletes a workspace, nobody can open it, and the deletion is canceled', async ({
  page,
  arriveAs,
  visit,
}) => {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const theirs = await visit(member)
  await theirs.goto('/profile/edit')

  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=danger')
  const end = page.getByRole('button', { name: 'Delete workspace' })
  await end.click()
  await expect(page.getByText('Type the name of this workspace.')).toBeVisible()
  await page.getByLabel('Type “Harbour” to confirm').fill('harbour')
  await end.click()
  await expect(page).toHaveURL(/\/workspace\/switch/)
  await expect(page.getByText(/Will be deleted on/)).toBeVisible()

  await theirs.getByLabel('First name').fill('Rowan')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByText('This workspace is being deleted.').first()).toBeVisible()
  await expect(theirs.getByLabel('First name')).toHaveValue('Rowan')
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/workspace\/switch/)
  await expect(theirs.getByText('Ask one of its admins.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Cancel deletion' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Cancel deletion' }).click()
  await page
    .getByRole('button', { name: /Harbour/ })
    .or(page.getByRole('link', { name: /Harbour/ }))
    .click()
  await expect(page).toHaveURL(/\/dashboard/)
  await theirs.goto('/feedback')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  expect((await db.workspace.findUniqueOrThrow({ where: { id: workspace.id } })).deletionAt).toBeNull()
})

test('a deletion whose day has passed can’t be canceled, and the workspace is gone for everybody', async ({
  visit,
}) => {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  setClock(() => daysFrom(new Date(), -31))
  await scheduleDeletion(admin, { typedName: 'Harbour' })
  setClock()
  const page = await visit(admin)
  await page.goto('/workspace/switch')
  await expect(page.getByText('Create a workspace, or ask someone to invite')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel deletion' })).toHaveCount(0)
  await purgeDueWorkspaces(new Date())
  expect(await db.workspace.count({ where: { id: workspace.id } })).toBe(0)
  for (const left of [page, await visit(member)]) {
    await left.goto('/feedback')
    await expect(left).toHaveURL(/\/workspace\/switch/)
    await expect(left.getByRole('link', { name: 'Create a workspace' })).toBeVisible()
  }
})

test('an admin switches a feature off for everybody', async ({ page, arriveAs, visit }) => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const templates = { name: 'Templates', exact: true }
  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=features')
  await expect(page.getByRole('link', templates)).toBeVisible()
  await page.getByRole('switch', { name: /^Templates/ }).click()
  await expect(page.getByRole('link', templates)).toHaveCount(0)

  const theirs = await visit(member)
  await theirs.goto('/template')
  await expect(theirs.getByText('Templates are turned off in this workspace.')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Open Features' })).toHaveCount(0)

  await page.goto('/template')
  await page.getByRole('link', { name: 'Open Features' }).click()
  await expect(page.getByRole('switch', { name: /^Templates/ })).not.toBeChecked()
})
