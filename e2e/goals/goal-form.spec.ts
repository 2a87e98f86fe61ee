import type { Page } from '@playwright/test'
import { systemActor } from '@/lib/access/actor'
import { delayGoal } from '@/lib/goals/commands/delay-goal'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { quarterAround } from '@/lib/goals/rules/goal-periods'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dateOf, dayIn, formatDate, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { aGoal, editOf } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })

test('This quarter and Next quarter fill in both dates', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  await arriveAs(admin)
  await page.goto('/goals/add')
  const today = dayIn(now(), admin.timeZone)
  for (const [name, ahead] of [
    ['Next quarter', 1],
    ['This quarter', 0],
  ] as const) {
    await button(page, name).click()
    const { from, to } = quarterAround(today, ahead)
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue(from)
    await expect(page.getByLabel('End', { exact: true })).toHaveValue(to)
  }
})

const zone = 'America/New_York'

const at = (day: Day, time: string) => instantOf(day, time, zone) ?? now()

/** The next day in the zone that has no 24 hours. */
function nextClockChange(): Day {
  let day = dayIn(now(), zone)
  do day = addDays(day, 1)
  while (at(addDays(day, 1), '00:00').getTime() - at(day, '00:00').getTime() === 24 * 60 * 60 * 1000)
  return day
}

test('a half-yearly goal that ends as the clocks change ends on that day', async ({ visit }) => {
  const admin = await anAdmin({ timeZone: zone })
  await db.workspace.update({ where: { id: admin.workspaceId }, data: { timeZone: zone } })
  const page = await visit(admin, { timezoneId: zone })
  const end = nextClockChange()
  await page.goto('/goals/add?type=Organization')
  await titleOf(page).fill('Win clinics')
  await page.getByRole('combobox', { name: 'Check in' }).selectOption({ label: 'Half Yearly' })
  await page.getByLabel('Start', { exact: true }).fill(addDays(end, -180))
  await page.getByLabel('End', { exact: true }).fill(end)
  await button(page, 'Set goal').click()
  await expect(page.getByText(`Ends ${formatDate(dateOf(end), 'MMM DD, YYYY', 'UTC')}`)).toBeVisible()
  const { id } = await db.goal.findFirstOrThrow({ where: { workspaceId: admin.workspaceId } })
  const delayed = (day: Day, time: string) =>
    delayGoal(systemActor(admin.workspaceId), { id, today: dayIn(at(day, time), zone) })
  expect(await delayed(end, '23:30')).toEqual({ isDelayed: false })
  expect(await delayed(addDays(end, 1), '00:30')).toEqual({ isDelayed: true })
  await page.reload()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Delayed')
  await page.goto(`/goals/${id}/edit`)
  await expect(page.getByLabel('End', { exact: true })).toHaveValue(end)
})

test('an editor whose field was changed meanwhile keeps either text', async ({ page, arriveAs }) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { title: 'First' })
  await arriveAs(admin)
  for (const [mine, others, choice, kept] of [
    ['Mine', 'Theirs', 'Keep theirs and save', 'Theirs'],
    ['Mine again', 'Theirs again', 'Keep mine and save', 'Mine again'],
  ] as const) {
    await page.goto(`/goals/${goal.id}/edit`)
    await titleOf(page).fill(mine)
    await editGoal(admin, await editOf(goal, { title: others }))
    await button(page, 'Save').click()
    await expect(page.getByText('Changed meanwhile, too: Title.').first()).toBeVisible()
    await expect(page.getByText(`Title: ${others}`)).toBeVisible()
    await button(page, choice).click()
    await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()
  }
})
