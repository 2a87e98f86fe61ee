import { db } from '@/lib/platform/db'
import { aManager, aMember } from '@/tests/factories/members'
import { aDraft } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAwake } from '@/e2e/support/awake'
import { expect, test } from '@/e2e/support/test'

const editing = /\/feedback\/edit\/[\w-]+\?step=questions/

test('a form is found among the templates and begun from there', async ({ visit }) => {
  const page = await visit(await aManager({ workspace: await aWorkspace() }))
  await page.goto('/feedback/add')
  await page.getByRole('link', { name: 'Templates', exact: true }).last().click()
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('pulse')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use Team pulse' }).click()
  await page.waitForURL(editing)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Team pulse')
  await expect(page.getByText('How was your last month at work?').first()).toBeVisible()
})

test('a form is kept, shared and used by a colleague, and changing it later changes nothing they have begun', async ({
  visit,
}) => {
  const workspace = await aWorkspace()
  const [mira, rowan] = [await aManager({ workspace, firstName: 'Mira' }), await aMember({ workspace })]
  const { id } = await aDraft(mira, { title: 'After a release' })

  const page = await visit(mira)
  await page.goto(`/feedback/edit/${id}?step=questions`)
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.waitForURL(/\/template\/add/)
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.waitForURL(/\/template\/edit\//)
  await page.getByLabel('Tags').fill('Release')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove the tag Release' })).toBeVisible()
  await page.getByRole('switch', { name: 'Share it with the workspace' }).check()
  const shared = () =>
    db.template.count({ where: { workspaceId: workspace.id, isShared: true, tags: { has: 'Release' } } })
  await expect.poll(shared).toBe(1)

  const other = await visit(rowan)
  await other.goto('/template?tab=workspace')
  await other.getByRole('link', { name: 'After a release' }).click()
  await other.getByRole('button', { name: 'Use it' }).click()
  await other.waitForURL(editing)

  await page.getByLabel('Title', { exact: true }).fill('After every release')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'After every release' })).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('After a release')
})

test('going back to a template with the browser undoes nothing said about it', async ({ visit }) => {
  const creator = await aManager()
  const { id } = await aTemplate(creator)
  const page = await visit(creator)
  const share = page.getByRole('switch', { name: 'Share it with the workspace' })
  await page.goto(`/template/edit/${id}`)
  await share.check()
  await page.getByLabel('When to use it').fill('After each release.')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/\/template\/preview\//)

  await page.goBack()
  await page.waitForURL(/\/template\/edit\//)
  await expectAwake(page)
  await expect(share).toBeChecked()
  await expect(page.getByLabel('When to use it')).toHaveValue('After each release.')
  await page.getByLabel('Tags').fill('Release')
  await page.keyboard.press('Enter')
  const select = { description: true, tags: true, isShared: true } as const
  await expect
    .poll(() => db.template.findUniqueOrThrow({ where: { id }, select }))
    .toEqual({ description: 'After each release.', tags: ['Release'], isShared: true })
})

test('what a plan has no room for cannot be pressed, and says why', async ({ visit }) => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const manager = await aManager({ workspace })
  await aTemplate(manager, { title: 'Template 1' })
  const page = await visit(manager)
  await page.goto('/template/add')
  await page.getByRole('button', { name: 'Start from scratch' }).click()
  await page.waitForURL(/\/template\/edit\//)
  await page.getByLabel('Title', { exact: true }).fill('Template 2')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/\/template\/preview\//)
  await page.goto('/template?tab=mine')
  await expect(page.getByText('You have reached the limit for your plan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a template' })).toBeDisabled()

  await page.getByRole('button', { name: 'What to do with Template 1' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Create a template' })).toBeVisible()
})

test('what a template says about itself stays while it is looked at, and is saved by Done', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager)
  const page = await visit(manager, { viewport: { width: 390, height: 844 } })
  await page.goto(`/template/edit/${id}`)
  const tag = page.getByRole('button', { name: 'Remove the tag Release' })
  await page.getByLabel('Tags').fill('Release')
  await page.getByLabel('Tags').press('Enter')
  await page.getByRole('radio', { name: 'Preview' }).check()
  await expect(tag).toBeHidden()
  await page.getByRole('radio', { name: 'Write' }).check()
  await expect(tag).toBeVisible()
  await page.getByRole('switch', { name: 'Share it with the workspace' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/\/template\/preview\//)
  const stored = await db.template.findUniqueOrThrow({ where: { id }, select: { isShared: true, tags: true } })
  expect(stored).toEqual({ isShared: true, tags: ['Release'] })
})
