import type { Page } from '@playwright/test'
import { goalNow, aGoal, aLead } from '@/tests/factories/goals'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')

/** Opens the form of a new goal of a type, with its title. */
async function beginGoal(page: Page, type: string, title: string) {
  await page.goto(`/goals/add?type=${type}`)
  await page.getByLabel('Title').fill(title)
}

async function alignWith(page: Page, parent: string) {
  await page.getByLabel('Part of').fill(parent)
  await page.getByRole('option', { name: new RegExp(parent) }).click()
}

test('a check-in of an aligned team goal moves the goal of the organization', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })]
  const team = await aTeam({ workspace, name: 'Product', members: [tom] })
  const lead = await aLead({ workspace, team })

  await arriveAs(admin)
  await beginGoal(page, 'Organization', 'Win 120 clinics')
  await page.getByLabel('Comes from').selectOption('Goals under it')
  await button(page, 'Set goal').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Win 120 clinics' })).toBeVisible()

  await arriveAs(lead)
  await beginGoal(page, 'Team', 'Go live in ten days')
  await page.getByLabel('Team', { exact: true }).selectOption('Product')
  await page.getByLabel('Assignees').fill('Tom')
  await page.getByRole('option', { name: /Tom Reed/ }).click()
  await alignWith(page, 'Win 120')
  await button(page, 'Set goal').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Go live in ten days' })).toBeVisible()

  await arriveAs(tom)
  await page.goto('/goals')
  await page.getByRole('link', { name: 'Go live in ten days' }).click()
  await button(page, 'Check in').click()
  await page.getByRole('dialog').getByLabel('Percent').fill('40')
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('0% → 40%')).toBeVisible()
  await page.goto('/goals/alignment')
  const top = page.getByRole('treeitem', { name: 'Win 120 clinics, On track, 40%' })
  await expect(top).toBeVisible()
  await expect(top.getByRole('treeitem', { name: /Go live in ten days/ })).toBeVisible()
})

test('a supervisor reopens a completed goal, and says why', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [admin, boss] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const goal = await aGoal(admin, {
    title: 'Ship the tour',
    supervisors: [boss],
    assignees: [await aMember({ workspace })],
  })
  await arriveAs(boss)
  await page.goto(`/goals/${goal.id}/detail`)
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Change status' })
  await button(page, 'Change status').click()
  await dialog.getByLabel('Status').selectOption('Completed')
  await confirm.click()
  // The page has to know it, too: a dialog begins with the status that the page shows.
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  expect((await goalNow(goal)).status).toBe('Completed')
  await button(page, 'Change status').click()
  await dialog.getByLabel('Status').selectOption('OnTrack')
  await confirm.click()
  await expect(dialog.getByText('Say why in a comment.')).toBeVisible()
  await dialog.getByLabel('Comment').fill('The last step is missing.')
  await confirm.click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('The last step is missing.')
  expect((await goalNow(goal)).status).toBe('OnTrack')
})

test('the tree is walked by keyboard, and opens what lies further down', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const top = await aGoal(admin, { title: 'Win clinics', type: 'Organization' })
  const middle = await aGoal(admin, { title: 'Go live sooner', parent: top })
  await aGoal(admin, { title: 'Import in a day', parent: middle })
  await arriveAs(admin)
  await page.goto('/goals/alignment')
  const item = (name: RegExp) => page.getByRole('treeitem', { name })
  await expect(item(/^Win clinics/)).toHaveAttribute('tabindex', '0')
  await item(/^Win clinics/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(item(/^Go live sooner/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(item(/^Import in a day/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(item(/^Import in a day/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(item(/^Go live sooner/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Go live sooner' })).toBeVisible()
})

test('a branch that is closed by mouse keeps the place of the keyboard in the tree', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const top = await aGoal(admin, { title: 'Win clinics', type: 'Organization' })
  await aGoal(admin, { title: 'Go live sooner', parent: top })
  await arriveAs(admin)
  await page.goto('/goals/alignment')
  const item = (name: RegExp) => page.getByRole('treeitem', { name })
  await expect(item(/^Win clinics/)).toHaveAttribute('tabindex', '0')
  await item(/^Win clinics/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(item(/^Go live sooner/)).toBeFocused()
  await item(/^Win clinics/)
    .locator('[data-toggle]')
    .first()
    .click()
  await expect(item(/^Go live sooner/)).toBeHidden()
  await expect(item(/^Win clinics/)).toHaveAttribute('tabindex', '0')
  await page.keyboard.press('ArrowRight')
  await expect(item(/^Go live sooner/)).toHaveAttribute('tabindex', '-1')
})

test('the tree opens as a whole, closes, and finds a goal with those above it', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const top = await aGoal(admin, { title: 'Win clinics', type: 'Organization' })
  const middle = await aGoal(admin, { title: 'Objective 2', parent: top })
  await aGoal(admin, { title: 'Import in a day', parent: middle })
  await aGoal(admin, { title: 'Objective 10', parent: top })
  await arriveAs(admin)
  await page.goto('/goals/alignment')
  const item = (name: RegExp) => page.getByRole('treeitem', { name })
  await expect(item(/^Import in a day/)).toBeHidden()
  await button(page, 'Open all').click()
  await expect(item(/^Import in a day/)).toBeVisible()
  await button(page, 'Close all').click()
  await expect(item(/^Objective 2/)).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search goals' }).fill('import')
  await page.keyboard.press('Enter')
  await expect(item(/^Import in a day/)).toBeVisible()
  await expect(item(/^Win clinics/)).toBeVisible()
  await expect(item(/^Objective 10/)).toBeHidden()
})

test('a goal is added under another one from its page', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const top = await aGoal(admin, { title: 'Win clinics', type: 'Organization' })
  await arriveAs(admin)
  await page.goto(`/goals/${top.id}/detail`)
  await button(page, 'More').click()
  await page.getByRole('link', { name: 'Set a goal under it' }).click()
  await page.waitForURL(/parent=/)
  await page.getByLabel('Title').fill('Go live sooner')
  await button(page, 'Set goal').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Go live sooner' })).toBeVisible()
  await page.goto(`/goals/${top.id}/detail`)
  await expect(page.getByRole('list', { name: 'Goals under this one' })).toContainText('Go live sooner')
})
