import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aTeamOf } from '@/tests/factories/schedules'
import { expect, test } from '@/e2e/support/test'

async function layOut(page: Page) {
  await page.goto('/one-on-one')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Team schedules' }).click()
  await page.getByRole('link', { name: 'Schedule a team' }).click()
  await page.getByLabel('Title').fill('Catch-up')
  await page.getByLabel('Meetings per day').selectOption('2')
  await expect(page.getByRole('button', { name: 'Create 6 series' })).toBeVisible()
  await expect(page.getByText('No free time for')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Mon' }).check()
  await page.getByRole('button', { name: 'Create 8 series' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catch-up' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(8)
}

async function turnOff(page: Page) {
  await page.getByRole('link', { name: 'Catch-up' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(/\d+ upcoming meetings will be canceled/)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
}

test('a manager lays out one-on-ones for a team of eight, moves three at once, one clashes', async ({
  page,
  arriveAs,
}) => {
  const { lead, people, workspace } = await aTeamOf(8)
  const [dana = lead] = people
  await arriveAs(lead)
  await layOut(page)

  const own = { organizerId: lead.memberId, attendees: { some: { memberId: dana.memberId } } }
  const first = await db.meeting.findFirstOrThrow({ where: own, orderBy: { startsAt: 'asc' } })
  const clash = { day: addDays(dayIn(first.startsAt, 'UTC'), 4), time: '09:00' }
  await aOneOnOne(dana, await aMember({ workspace }), { ...clash, durationMinutes: 60 })

  await page.goto('/one-on-one')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Reschedule several' }).click()
  await page.getByRole('spinbutton', { name: 'Days' }).fill('4')
  for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check()
  const list = page.getByRole('list', { name: 'One-on-ones' })
  await expect(list.getByText('Free', { exact: true })).toHaveCount(2)
  await expect(list.getByText('Clash')).toHaveCount(1)
  await expect(list.getByText(/Next free: .*10:00.am/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Move 3 one-on-ones' }).click()
  const result = page.getByRole('list', { name: 'Result' })
  await expect(result.getByText(/^Moved to /)).toHaveCount(3)
  expect(await db.meeting.count({ where: { organizerId: lead.memberId, isException: true } })).toBe(3)

  await page.goto('/one-on-one/schedules')
  await turnOff(page)
  expect(await db.meeting.count({ where: { organizerId: lead.memberId, canceledAt: null } })).toBe(0)
})

test('a row whose time was taken meanwhile says so, and the others move', async ({ page, arriveAs }) => {
  const { lead, people, workspace } = await aTeamOf(2)
  const [dana = lead, noa = lead] = people
  const { id } = await aOneOnOne(lead, dana, { time: '10:00' })
  await aOneOnOne(lead, noa, { time: '11:00' })
  await arriveAs(lead)
  await page.goto('/one-on-one/bulk-reschedule')
  await page.getByRole('button', { name: 'Choose all' }).click()
  await expect(page.getByText('Free', { exact: true })).toHaveCount(2)
  const { startsAt } = await db.meeting.findUniqueOrThrow({ where: { id } })
  await aOneOnOne(dana, await aMember({ workspace }), { day: addDays(dayIn(startsAt, 'UTC'), 7), time: '10:00' })
  await page.getByRole('button', { name: 'Move 2 one-on-ones' }).click()
  const result = page.getByRole('list', { name: 'Result' })
  await expect(result.getByText('This time is already taken')).toHaveCount(1)
  await expect(result.getByText(/^Moved to /)).toHaveCount(1)
})
