import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { anAddress } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { mailTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'

const bad = ['ana@', '', 'two@@acme.example', 'x@acme.example,,Boss', 'y@acme.example,,,,nowhere', '@', 'no address']

/** 60 people as a spreadsheet writes them, seven of whom cannot be right: more than the 50 of one turn. */
function aFile(company: string) {
  const email = (index: number) => `p${index}@${company}.example`
  const good = Array.from({ length: 53 }, (_, index) => `${email(index)},"Reed, P${index}",Member,Design; Lab`)
  const rows = [...good, ...bad.map((row, index) => (row === '' ? `,"Nobody, N${index}"` : row))]
  return { email, text: ['E-mail,Full name,Role,Department,Time zone', ...rows].join('\r\n') }
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'everybody.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const waiting = (workspaceId: string) => db.invitation.count({ where: { workspaceId, status: 'PENDING' } })

/** The rest happens on the server, which the page follows. */
const patience = { timeout: 90_000 }

test.setTimeout(240_000)

test('an Admin imports 60 people with seven wrong rows, takes it back, and imports them again', async ({ visit }) => {
  const workspace = await aWorkspace({ plan: 'BUSINESS' })
  const page = await visit(await anAdmin({ workspace }))
  const { email, text } = aFile(unique('company'))

  await page.goto('/users')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.waitForURL('**/users/import')
  await expectAccessible(page)
  await choose(page, text)
  await page.waitForURL(/\/users\/import\/[\w-]{36}/)
  await expect(page.getByRole('heading', { name: 'Invite 53 people?' })).toBeVisible()
  await expect(page.getByText('2 new teams: Design and Lab.')).toBeVisible()
  await page.getByRole('link', { name: /^Left out/ }).click()
  await expect(page.getByText('Row 55: “ana@” isn’t a valid e-mail address.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveCount(7)
  await expectAccessible(page)
  expect(await waiting(workspace.id)).toBe(0)

  await page.getByRole('button', { name: 'Invite 53 people' }).click()
  await expect(page.getByRole('heading', { name: '53 invited, 7 left out.' })).toBeVisible(patience)
  expect(await waiting(workspace.id)).toBe(53)
  expect((await mailTo(email(0))).text).toContain('/workspace/invitation/')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rows left out' }).click()
  expect((await downloading).suggestedFilename()).toBe('rows-left-out.csv')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible(patience)
  expect(await waiting(workspace.id)).toBe(0)

  await page.getByRole('button', { name: 'Import again' }).click()
  await page.getByRole('button', { name: 'Invite 53 people' }).click()
  await expect(page.getByRole('heading', { name: '53 invited, 7 left out.' })).toBeVisible(patience)
  expect(await waiting(workspace.id)).toBe(53)
  await expectNoSideways(page)
})

test('a column is chosen by hand, and people already here are updated', async ({ visit }) => {
  const workspace = await aWorkspace()
  const tom = await aMember({ workspace, firstName: 'Tom' })
  const page = await visit(await anAdmin({ workspace }))
  await page.goto('/users/import')
  await choose(page, `Key,What they do\n${tom.email},Gardener\n`)
  await page.waitForURL(/\/users\/import\/[\w-]{36}/)
  await expect(page.getByRole('heading', { name: 'Nothing to import' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Columns' }).click()
  await page.getByLabel('Import What they do as').selectOption('Job title')
  await page.getByRole('button', { name: 'Update 1 person' }).click()
  await expect(page.getByRole('heading', { name: '1 updated.' })).toBeVisible(patience)
  const profile = await db.profile.findUnique({ where: { userId: tom.userId } })
  expect(profile).toMatchObject({ jobTitle: 'Gardener' })
})

test('an Admin says once where the people of a manager go', async ({ visit }) => {
  const workspace = await aWorkspace({ plan: 'BUSINESS' })
  const priya = await aManager({ workspace, firstName: 'Priya', lastName: 'Nair' })
  for (const name of ['Product', 'Design']) await aTeam({ workspace, name, managers: [priya] })
  const page = await visit(await anAdmin({ workspace }))
  const [mei, ana, kofi] = [anAddress(), anAddress(), anAddress()]
  await page.goto('/users/import')
  await choose(
    page,
    `Work email,Name,Manager\n${mei},Mei Lin,\n${ana},Ana Silva,${priya.email}\n${kofi},Kofi Mensah,${mei}\n`,
  )
  await page.waitForURL(/\/users\/import\/[\w-]{36}/)
  await page.getByLabel('Team for the people of Priya Nair').selectOption('Design')
  await page.getByLabel('Team for the people of Mei Lin').selectOption('New team: Mei Lin’s team')
  await expect(page.getByText('1 new team: Mei Lin’s team.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Invite 3 people' }).click()
  await expect(page.getByRole('heading', { name: '3 invited.' })).toBeVisible(patience)
  await page.getByRole('link', { name: 'See invitations' }).click()
  const invited = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')
  await expect(invited.filter({ hasText: mei })).toContainText('leads Mei Lin’s team')
  await expect(invited.filter({ hasText: ana })).toContainText('in Design')
  await expect(invited.filter({ hasText: kofi })).toContainText('in Mei Lin’s team')
})

test.describe('what cannot be imported', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a file says why it is not read', async ({ visit }) => {
    const page = await visit(await anAdmin())
    await page.goto('/users/import')
    await choose(page, 'E-mail,Name\n')
    await expect(page.getByText('This file has a header row and no people.')).toBeVisible()
  })

  test('on the free plan no file can be chosen', async ({ visit }) => {
    const page = await visit(await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) }))
    await page.goto('/users/import')
    await expect(page.getByText('This feature is only accessible with a paid plan.')).toBeVisible()
    await expect(page.getByLabel('Choose a CSV file')).toBeDisabled()
  })
})
