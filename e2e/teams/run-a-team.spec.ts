import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')
/** Of the list itself: what is said about somebody stands in the messages, too. */
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'People in this team' }).getByRole('listitem').filter({ hasText: name })

async function pick(page: Page, label: string | RegExp, name: string) {
  await page.getByLabel(label).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

test('an Admin makes a team inside another, and finds it in the tree', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aMember({ workspace, firstName: 'Wren', lastName: 'Adeyemi' })
  const above = await aTeam({ workspace, name: 'Engineering' })
  await arriveAs(admin)
  await page.goto(`/users/teams/${above.id}`)
  await page.getByRole('link', { name: 'New subteam' }).click()
  await expect(page.getByLabel('Part of')).toHaveValue('Engineering')
  await page.getByLabel('Name', { exact: true }).fill('Platform')
  await pick(page, /Managers/, 'Wren')
  await button(page, 'Create team').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible()
  await expect(row(page, 'Wren Adeyemi')).toContainText('Manager')
  await page.goto('/users/teams?search=wren')
  await expect(page.getByText('1 team', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Platform' })).toBeVisible()
  await page.goto('/users/teams')
  await page.locator('summary').click()
  await expect(page.getByRole('link', { name: 'Platform' })).toBeHidden()
})

test('an Admin moves a team by the keyboard, under any that is not below it, and out again', async ({
  page,
  arriveAs,
}) => {
  const workspace = await aWorkspace()
  const above = await aTeam({ workspace, name: 'Engineering' })
  const team = await aTeam({ workspace, name: 'Platform', parent: above })
  await aTeam({ workspace, name: 'Platform storage', parent: team })
  const other = await aTeam({ workspace, name: 'Product platforms' })
  const parentId = () => db.team.findUniqueOrThrow({ where: { id: team.id } }).then((row) => row.parentId)
  await arriveAs(await anAdmin({ workspace }))
  await page.goto(`/users/teams/${team.id}/edit`)
  const box = page.getByLabel('Part of')
  await expect(box).toHaveValue('Engineering')
  await box.focus()
  await page.keyboard.type('platform')
  await expect(page.getByRole('option')).toHaveText(['Product platforms'])
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Product platforms')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Team moved')).toBeVisible()
  expect(await parentId()).toBe(other.id)

  await box.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveText('Not part of another team')
  await page.keyboard.press('Enter')
  await button(page, 'Move team').click()
  await expect.poll(parentId).toBe(null)
})

test('an Admin deletes a team, and reads so in the list', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const team = await aTeam({ workspace, name: 'Engineering' })
  await arriveAs(await anAdmin({ workspace }))
  await page.goto(`/users/teams/${team.id}/edit`)
  await button(page, 'Delete team').click()
  await button(page, 'Delete it').click()
  await page.waitForURL('/users?tab=teams')
  await expect(page.getByText('“Engineering” deleted')).toBeVisible()
})

test('a Manager puts people into the team they lead, and makes one of them its manager', async ({
  page,
  arriveAs,
  visit,
}) => {
  const workspace = await aWorkspace()
  const manager = await aManager({ workspace })
  const wren = await aMember({ workspace, firstName: 'Wren', lastName: unique('Adeyemi') })
  const team = await aTeam({ workspace, name: 'Design', managers: [manager] })
  await arriveAs(manager)
  await page.goto(`/users/teams/${team.id}`)
  await button(page, 'Add people').click()
  await pick(page, 'Who?', 'Wren')
  await button(page, 'Add 1 person').click()
  await expect(row(page, 'Wren')).toBeVisible()
  await button(page, /^What to do with Wren/).click()
  await button(page, 'Make manager').click()
  await expect(row(page, 'Wren')).toContainText('Manager')
  const place = await db.teamMember.findFirstOrThrow({ where: { teamId: team.id, memberId: wren.memberId } })
  expect(place.isManager).toBe(true)

  const hers = await visit(wren)
  await hers.goto('/notifications')
  await expect(hers.getByText('made you a manager of the team Design')).toBeVisible()
  await hers.goto(`/users/teams/${team.id}`)
  await expect(hers.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
  await expect(button(hers, 'Add people')).toHaveCount(0)
})

test('an Admin gives somebody another team on their page', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const wren = await aMember({ workspace, firstName: 'Wren' })
  const [old, other] = [
    await aTeam({ workspace, name: 'Design', members: [wren] }),
    await aTeam({ workspace, name: 'Growth' }),
  ]
  await arriveAs(admin)
  await page.goto(`/users/edit/${wren.memberId}`)
  await button(page, 'Remove from Design').click()
  await pick(page, /Add to team/, 'Growth')
  await button(page, 'Save teams').click()
  await expect(page.getByText('Teams saved')).toBeVisible()
  const places = await db.teamMember.findMany({ where: { memberId: wren.memberId }, select: { teamId: true } })
  expect(places).toEqual([{ teamId: other.id }])
  expect(old.id).not.toBe(other.id)
})
