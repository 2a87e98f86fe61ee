import type { Page } from '@playwright/test'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aGoal } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

const blocks = ['Feedback', 'Goals', 'Meetings', 'Applause']
const main = (page: Page) => page.getByRole('main')
const block = (page: Page, name: string) => main(page).getByRole('region', { name })

/** A goal of the manager's team, and one of a colleague outside it. */
async function aWorld() {
  const circle = await anApplauseCircle()
  const { admin, manager, tom, lena } = circle
  await aGoal(manager, { assignees: [tom], progress: 40 })
  await aGoal(admin, { assignees: [lena], progress: 80 })
  await anApplause(manager, [tom, lena])
  return circle
}

async function open(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
}

const chosen = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('one range and one view hold for every block, and go along to the full report and back', async ({ visit }) => {
  const { admin } = await aWorld()
  const page = await visit(admin)
  await open(page)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(blocks)
  await expect(block(page, 'Goals')).toContainText('0 of 2 goals')
  await expect(block(page, 'Goals').getByRole('figure', { name: /On track: 2/ })).toBeVisible()

  await page.getByLabel('Range').selectOption('Last 12 months')
  await expect.poll(() => chosen(page).range).toBe('Last_12_Months')
  await page.getByLabel('View').selectOption('Timeline')
  await expect.poll(() => chosen(page).view).toBe('timeline')
  expect(chosen(page).range).toBe('Last_12_Months')
  await expect(block(page, 'Goals').getByRole('img')).toHaveAccessibleName(/: 0 of 2 completed so far$/)
  await expect(block(page, 'Applause').getByRole('img')).toHaveAccessibleName(/: 2$/)

  const choices = { of: 'workspace', range: 'Last_12_Months', view: 'timeline' }
  for (const name of ['goal', 'applause']) {
    await page.getByRole('link', { name: `See ${name} report` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} report` })).toBeVisible()
    expect(chosen(page)).toEqual(choices)
    await expect(page.getByLabel('Range')).toHaveValue('Last_12_Months')
    await page.getByRole('link', { name: 'All reports' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    expect(chosen(page)).toEqual(choices)
  }
})

test('a manager reads about the team, and a member about nobody else', async ({ visit }) => {
  const { manager, tom } = await aWorld()
  const lead = await visit(manager)
  await open(lead)
  await expect(lead.getByLabel('Whose reports')).toHaveValue('team')
  await expect(block(lead, 'Goals')).toContainText('0 of 1 goals')
  await expect(block(lead, 'Feedback')).toContainText('Team reports need at least three people')
  await lead.getByLabel('Whose reports').selectOption('You')
  await expect(block(lead, 'Applause')).toContainText('No applause received in this range')

  const member = await visit(tom)
  await member.goto('/reports?of=workspace')
  await expect(block(member, 'Goals')).toContainText('0 of 1 goals')
  await expect(block(member, 'Applause')).toContainText('Received1')
  await expect(member.getByLabel('Whose reports')).toHaveCount(0)
})

test('without anything to count there are dashes, and no number of another workspace', async ({ visit }) => {
  await aWorld()
  const page = await visit(await anAdmin())
  await page.goto('/reports')
  for (const name of blocks) {
    await expect(block(page, name)).toContainText('–')
    await expect(block(page, name)).toContainText('in this range')
    await expect(block(page, name)).not.toContainText(/\d/)
  }
})
