import { readFile } from 'node:fs/promises'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aPictureFile } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { cellsOf } from '@/tests/factories/exports'
import { unzipped } from '@/tests/support/unzipped'
import { expect, test } from '@/e2e/support/test'

test('an admin saves what the workspace is called, says of itself, looks like and lives by', async ({
  page,
  arriveAs,
}) => {
  await arriveAs(await anAdmin())
  await page.goto('/workspace/edit')
  await page.getByLabel('Name', { exact: true }).fill('Acme & Sons')
  await page.getByLabel('Description').fill('We build bridges.')
  await page.getByLabel('Time zone').selectOption('Asia/Kolkata')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const buffer = Buffer.from(await aPictureFile())
  await page.getByLabel('Logo of the workspace').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const logo = page.getByRole('main').locator('img[src^="/api/logo/"]')
  await expect(logo).toBeVisible()

  await page.goto('/workspace/edit')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Acme & Sons')
  await expect(page.getByLabel('Description')).toHaveValue('We build bridges.')
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata')
  await expect(page.getByRole('button', { name: 'Workspace Acme & Sons, switch' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(logo).toHaveCount(0)
})

test('an admin who saves twice keeps what another changed beside them, and is told where both changed the same', async ({
  page,
  arriveAs,
}) => {
  const admin = await anAdmin()
  const write = (description: string) =>
    db.workspace.update({ where: { id: admin.workspaceId }, data: { description }, select: { id: true } })
  const button = page.getByRole('button', { name: 'Save', exact: true })
  const stored = () => db.workspace.findUniqueOrThrow({ where: { id: admin.workspaceId } })
  await arriveAs(admin)
  await page.goto('/workspace/edit')
  await write('We mend bridges.')
  for (const name of ['Acme & Sons', 'Acme & Daughters']) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await button.click()
    await expect.poll(stored).toMatchObject({ name, description: 'We mend bridges.' })
    // A press is not taken while the last one is under way.
    await expect(button).not.toHaveAttribute('aria-busy')
  }
  await page.getByLabel('Description').fill('We build bridges.')
  await button.click()
  await expect(page.getByRole('main').getByText('Someone else has changed this.')).toBeVisible()
  expect(await stored()).toMatchObject({ description: 'We mend bridges.' })
})

test('an admin takes a copy along, which is theirs for a day', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const admin = await anAdmin({ workspace })
  const { email } = await aMember({ workspace, firstName: 'Tom' })
  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=danger')
  await page.getByRole('button', { name: 'Export workspace' }).click()
  const files = page.getByRole('list', { name: 'Your files' })
  await expect(files.getByText(/Ready until/)).toBeVisible({ timeout: 30_000 })
  const link = files.getByRole('link', { name: /^Harbour .*\.zip$/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const archive = unzipped(await readFile(await download.path()))
  const people = archive.find(({ name }) => name === 'people.csv')?.text ?? ''
  expect(cellsOf(people).flat()).toContain(email)

  const address = (await link.getAttribute('href')) ?? ''
  await db.workspaceExport.updateMany({ where: { workspaceId: workspace.id }, data: { expiresAt: new Date() } })
  expect((await page.request.get(address)).status()).toBe(404)
  await page.goto('/workspace/edit?tab=danger')
  await expect(page.getByRole('button', { name: 'Export workspace' })).toBeVisible()
  await expect(files).toHaveCount(0)
})
