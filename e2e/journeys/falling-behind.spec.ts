import type { Page } from '@playwright/test'
import { systemActor, type Actor } from '@/lib/access/actor'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { awardDueBadges } from '@/lib/badges/jobs'
import { listEarned } from '@/lib/badges/queries/list-earned'
import { celebrate } from '@/lib/celebrations/commands/celebrate'
import { listDueCelebrations } from '@/lib/celebrations/queries/list-reasons'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { aGoal, aKeyResult } from '@/tests/factories/goals'
import { aManager, aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aboutPerson, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { completeEarly } from '@/e2e/support/complete-early'
import { expect, test } from '@/e2e/support/test'
import { tick } from '@/e2e/support/tick'
import { begin, toDoOf } from './to-do'

const title = 'Win 120 clinics'

/** A lead and her report, who has completed four goals and is halfway to the fifth, and a colleague. */
async function aCast() {
  const workspace = await aWorkspace()
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const ada = await aMember({ workspace, firstName: 'Ada', lastName: 'Okafor' })
  await aTeam({ workspace, members: [tom, ada], managers: [mira] })
  const lead = { ...mira, leadsTeam: true }
  for (const done of ['One', 'Two', 'Three', 'Four']) await aGoal(lead, { title: done, assignees: [tom] })
  const completed = { status: 'Completed', completedAt: daysFrom(new Date(), -20) } as const
  await db.goal.updateMany({ where: { workspaceId: workspace.id }, data: completed })
  const keyResults = [aKeyResult({ title: 'Clinics won', current: 60, target: 120, unit: '' })]
  const goal = await aGoal(lead, { title, assignees: [tom], progressSource: 'KEY_RESULTS', keyResults })
  const oneOnOne = await aOneOnOne(lead, tom, { day: addDays(dayIn(new Date(), 'UTC'), 1) })
  return { mira: lead, tom, ada, goal, oneOnOne }
}

type Cast = Awaited<ReturnType<typeof aCast>>

async function fallBehind(page: Page) {
  await begin(page, `Check in: ${title}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Clinics won').fill('30')
  await dialog.getByRole('radio', { name: 'At risk' }).check({ force: true })
  await dialog.getByLabel('Comment').fill('Two pilots are late.')
  await dialog.getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('50% → 25%')).toBeVisible()
  await expect(page).toHaveURL(/\/detail$/)
}

/** The lead finds it suggested, puts it on the agenda, and both agree on something to do. */
async function talk(page: Page) {
  await begin(page, 'Prepare: One-on-one with Tom Reed')
  const suggested = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem').filter({ hasText: title })
  await expect(suggested).toContainText('Goal · Tom says At risk, 25%')
  await page.getByRole('button', { name: `Add “${title}” to the agenda` }).click()
  await expect(page.getByRole('list', { name: 'Talking points' })).toContainText(title)
  await expect(suggested).toHaveCount(0)
  for (const [item, owner] of [
    ['Call three clinics', 'Tom Reed'],
    ['Ask sales for a list', 'Mira Stone'],
  ] as const) {
    await page.getByLabel('Action item', { exact: true }).fill(item)
    await page.getByLabel('Owner').selectOption({ label: owner })
    await page.getByRole('button', { name: 'Add action item' }).click()
    await expect(page.getByRole('list', { name: 'Action items' })).toContainText(item)
  }
  await tick(page, title)
  await completeEarly(page)
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
}

async function followUp(page: Page, { goal }: Cast) {
  await page.goto(`/goals/${goal.id}/detail`)
  await page.getByRole('link', { name: 'Follow up' }).click()
  await expect(page.getByRole('button', { name: 'Remove Tom Reed' })).toBeVisible()
  await page.getByRole('radio', { name: /11:00.am/ }).check({ force: true })
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await completeEarly(page)
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
}

async function catchUp(page: Page, { goal }: Cast) {
  await begin(page, 'Finish: Call three clinics')
  await tick(page, 'Call three clinics')
  expect(await toDoOf(page)).not.toContain('Finish: Call three clinics')
  await page.goto(`/goals/${goal.id}/detail`)
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('dialog').getByLabel('Clinics won').fill('120')
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('25% → 100%')).toBeVisible()
  const own = page.getByRole('combobox', { name: 'Your status' })
  await expect(own).toHaveValue('AtRisk')
  await own.selectOption('Completed')
  await expect(page.getByText('Your status: Completed')).toBeVisible()
}

async function complete(page: Page) {
  await expect
    .poll(async () => {
      await page.goto('/notifications')
      return page.getByRole('main').textContent()
    })
    .toContain(`Everyone assigned to “${title}” is done. Complete it?`)
  await page.getByRole('link', { name: /is done. Complete it\?/ }).click()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('dialog').getByLabel('Status').selectOption('Completed')
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
}

/** Awards this person what they earned. Where so many others wait that they are not yet listed, the job takes those first. */
const award = ({ memberId, workspaceId }: Actor) =>
  expect
    .poll(
      async () => {
        const earned = (await listEarned(new Date())).filter((one) => one.memberId === memberId)
        if (earned.length === 0) await awardDueBadges(new Date())
        else await awardBadges(systemActor(workspaceId), { memberId, earned })
        return db.badgeAward.count({ where: { memberId, badge: 'Achiever' } })
      },
      { timeout: 60_000 },
    )
    .toBe(1)

/** Lets a night pass, and celebrates this person in the morning. */
async function wakeUp({ workspaceId, memberId }: Actor, { id }: { id: string }) {
  const yesterday = daysFrom(new Date(), -1)
  await db.goal.update({ where: { id }, data: { completedAt: yesterday } })
  await db.badgeAward.updateMany({ where: { memberId }, data: { awardedAt: yesterday } })
  const morning = { day: dayIn(new Date(), 'UTC'), zones: ['UTC'] }
  const due = (await listDueCelebrations(morning, new Date())).find((one) => one.id === memberId)
  await celebrate(systemActor(workspaceId), { memberId, day: morning.day, reasons: due?.reasons ?? [] })
}

test('a goal that falls behind is talked about, caught up with, celebrated and seen in the next review', async ({
  visit,
}) => {
  test.setTimeout(120_000)
  const cast = await aCast()
  const { mira, tom, ada, goal } = cast
  const [lead, report] = [await visit(mira), await visit(tom)]
  await test.step('it falls behind, and the two talk about it', async () => {
    await fallBehind(report)
    await talk(lead)
    expect(await toDoOf(lead)).toEqual(['Finish: Ask sales for a list'])
    expect(await toDoOf(report)).toEqual(['Finish: Call three clinics'])
    await followUp(lead, cast)
  })
  await test.step('it is caught up with and completed', async () => {
    await catchUp(report, cast)
    await complete(lead)
  })
  await test.step('the badge and the morning after', async () => {
    await award(tom)
    await report.goto('/profile')
    await expect(report.getByRole('list', { name: 'Badges', exact: true })).toContainText('Achiever')
    // Left, because this page too would claim the day's dialog, and be gone before it opens.
    await report.goto('about:blank')
    await wakeUp(tom, goal)
    await report.goto('/dashboard')
    const applause = report.getByRole('dialog', { name: 'Well done, Tom' })
    await expect(applause).toContainText('You completed a goal on time.')
    await expect(applause).toContainText('Achiever')
    await report.keyboard.press('Escape')
  })
  await test.step('it stands beside the next review of him', async () => {
    await aReview(mira, { asked: [ada], title: 'Tom this half', ...aboutPerson(tom) })
    const page = await visit(ada)
    await begin(page, 'Answer: Tom this half')
    await page.getByText('Goals of Tom Reed').click()
    await expect(page.getByRole('link', { name: new RegExp(`${title}.*100%.*Completed`) })).toBeVisible()
  })
})
