import type { Page } from '@playwright/test'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { now } from '@/lib/platform/clock'
import { aGoal, aMeasuredGoal, goalNow } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')

/** Goals begun long ago that nobody has checked in since are due. */
const longAgo = () => ({ startsOn: addDays(dayIn(now(), 'UTC'), -60), frequency: 'daily' }) as const

test('five goals with twelve key results are checked in on a phone with fewer than twenty taps', async ({ visit }) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const percents = [
    [1, 1, 1],
    [1, 1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ]
  const given = { assignees: [tom], ...longAgo() }
  const goals = await Promise.all(percents.map((current) => aMeasuredGoal(admin, current, given)))
  const page = await visit(tom, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/goals')
  let taps = 0
  const tap = async (name: string | RegExp) => {
    taps += 1
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).locator('visible=true').first().tap()
  }
  await tap('Check in 5')
  const boxes = page.getByRole('main').getByRole('textbox')
  await expect(boxes).toHaveCount(12)
  for (const box of await boxes.all()) {
    taps += 1
    await box.tap()
    await page.keyboard.type('50')
  }
  await tap('Check in 5 goals')
  await expect(page.getByText('Checked in 5 goals')).toBeVisible()
  expect(taps).toBeLessThan(20)
  expect(await Promise.all(goals.map(async (goal) => (await goalNow(goal)).progress))).toEqual([50, 50, 50, 50, 50])
})

test('when two people change one number at once, the second sees the first one’s and replaces it with the next press', async ({
  page,
  arriveAs,
}) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const goal = await aGoal(admin, { assignees: [tom] })
  await arriveAs(tom)
  await page.goto(`/goals/${goal.id}/detail`)
  await button(page, 'Check in').click()
  await page.getByRole('dialog').getByLabel('Percent').fill('30')
  await db.goal.update({ where: { id: goal.id }, data: { progress: 70, version: { increment: 1 } } })
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('Changed to 70% meanwhile. Check in again to replace it.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Percent')).toHaveValue('30')
  expect((await goalNow(goal)).progress).toBe(70)
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await goalNow(goal)).progress).toBe(30)
})

test('of two people who check in at once, one is asked whose number stays', async ({ visit }) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const goal = await aGoal(admin, { assignees: [tom] })
  const people = [
    { page: await visit(admin), percent: 70 },
    { page: await visit(tom), percent: 30 },
  ]
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Check in' })
  for (const { page, percent } of people) {
    await page.goto(`/goals/${goal.id}/detail`)
    await button(page, 'Check in').click()
    await page.getByRole('dialog').getByLabel('Percent').fill(String(percent))
  }
  await Promise.all(people.map(({ page }) => confirm(page).click()))
  const asked = async () => {
    const refusal = (page: Page) => page.getByText(/^Changed to \d+% meanwhile/).first()
    const shown = await Promise.all(people.map(({ page }) => refusal(page).isVisible()))
    return people.filter((_person, index) => shown[index])
  }
  await expect.poll(async () => (await asked()).length).toBe(1)
  for (const { page, percent } of await asked()) {
    expect((await goalNow(goal)).progress).toBe(100 - percent)
    await confirm(page).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect((await goalNow(goal)).progress).toBe(percent)
  }
})

test('a goal whose assignees are done asks to complete it', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { assignees: [admin] })
  await setOwnStatus(admin, { id: goal.id, status: 'Completed' })
  await arriveAs(admin)
  await page.goto(`/goals/${goal.id}/detail`)
  await expect(page.getByText('Everyone assigned is done.')).toBeVisible()
  await button(page, 'Complete').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Status')).toHaveValue('Completed')
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('Everyone assigned is done.')).toHaveCount(0)
  expect((await goalNow(goal)).status).toBe('Completed')
})

test('a comment mentions a colleague, who finds it among their notifications', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const wren = await aMember({ workspace, firstName: 'Wren', lastName: 'Adeyemi' })
  const goal = await aGoal(admin, { title: 'Win clinics', type: 'Organization' })
  await arriveAs(admin)
  await page.goto(`/goals/${goal.id}/detail`)
  await page.getByPlaceholder('Add a comment').fill('Can you look?')
  await button(page, 'Mention').click()
  await page.getByRole('combobox', { name: 'Mention' }).fill('Wren')
  await page.getByRole('option', { name: /Wren Adeyemi/ }).click()
  await button(page, 'Comment').click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Can you look? @Wren Adeyemi')
  await arriveAs(wren)
  await page.goto('/notifications')
  await expect(page.getByText(/mentioned you on “Win clinics”/)).toBeVisible()
})

test('the switch of the workspace hides goals and brings them back', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aGoal(admin, { title: 'Win clinics', type: 'Organization', endsOn: addDays(dayIn(now(), 'UTC'), 40) })
  await db.workspace.update({ where: { id: workspace.id }, data: { withoutFeatures: ['Goals'] } })
  await arriveAs(admin)
  await page.goto('/goals')
  await expect(page.getByText('Goals are turned off in this workspace.')).toBeVisible()
  await db.workspace.update({ where: { id: workspace.id }, data: { withoutFeatures: [] } })
  await page.goto('/goals')
  await expect(page.getByRole('link', { name: 'Win clinics' })).toBeVisible()
})

test('a check-in that somebody has begun to write is closed only after a question', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { assignees: [admin] })
  await arriveAs(admin)
  await page.goto(`/goals/${goal.id}/detail`)
  await button(page, 'Check in').click()
  const dialog = page.getByRole('dialog', { name: /^Check in/ })
  const comment = dialog.getByLabel('Comment')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await button(page, 'Check in').click()
  await dialog.getByText('Add a comment').click()
  await comment.fill('Two clinics said yes')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click()
  await expect(comment).toHaveValue('Two clinics said yes')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('closes the menu once a goal is archived from it', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { assignees: [admin] })
  await arriveAs(admin)
  await page.goto(`/goals/${goal.id}/detail`)
  await button(page, 'More').click()
  await button(page, 'Archive').click()
  await expect(button(page, 'Restore')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue next period' })).toBeHidden()
})
