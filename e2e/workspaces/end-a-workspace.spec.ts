import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '../support/test'

test('an admin deletes a workspace, nobody can open it, and it is taken back', async ({ page, arriveAs, visit }) => {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const theirs = await visit(member)
  await theirs.goto('/feedback')

  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=danger')
  const end = page.getByRole('button', { name: 'Delete the workspace' })
  await end.click()
  await expect(page.getByText('to say that you mean it')).toBeVisible()
  await page.getByLabel('Type “Harbour” to go on').fill('harbour')
  await end.click()
  await expect(page).toHaveURL(/\/workspace\/switch/)
  await expect(page.getByText(/Will be deleted on/)).toBeVisible()

  await theirs.goto('/feedback')
  await expect(theirs).toHaveURL(/\/workspace\/switch/)
  await expect(theirs.getByText('Harbour')).toHaveCount(0)

  await page.getByRole('button', { name: 'Take it back' }).click()
  await page
    .getByRole('button', { name: /Harbour/ })
    .or(page.getByRole('link', { name: /Harbour/ }))
    .click()
  await expect(page).toHaveURL(/\/dashboard/)
  await theirs.goto('/feedback')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  expect((await db.workspace.findUniqueOrThrow({ where: { id: workspace.id } })).deletionAt).toBeNull()
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
  await expect(theirs.getByText('Templates are switched off in this workspace.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'New template' })).toBeDisabled()
})
