import type { Page } from '@playwright/test'
import { saveGoalDraft } from '@/lib/goals/drafts/commands/save-goal-draft'
import { addDays, dayIn } from '@/lib/shared/dates'
import { goalDraft } from '@/tests/factories/goals'
import { aManager, aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aReviewClosedOn } from '@/tests/factories/releases'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'
import { toastOf } from '@/e2e/support/wizard'
import { begin, toDoOf } from './to-do'

const title = 'Say no more often'

/** A lead with a closed review of her report, who began to type another goal, and their next one-on-one. */
async function aCast() {
  const workspace = await aWorkspace()
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  await aTeam({ workspace, members: [tom], managers: [mira] })
  await aReviewClosedOn(mira, tom, { title: 'Tom this half' })
  await aOneOnOne(mira, tom, { day: addDays(dayIn(new Date(), 'UTC'), 1) })
  await saveGoalDraft(tom, goalDraft({ type: 'Self', title: 'Learn Spanish' }))
  return { mira, tom }
}

async function release(page: Page) {
  await begin(page, 'Release: Tom this half')
  await page.getByRole('button', { name: 'Release to Tom Reed' }).click()
  await page.getByRole('link', { name: 'Preview as Tom Reed sees it' }).click()
  await page.waitForURL(/as-subject/)
  await page.getByRole('button', { name: 'Release to Tom Reed' }).click()
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(toastOf(page)).toContainText('Released to Tom Reed')
}

/** Its reader makes a goal of it, open to everyone, and checks in. */
async function makeGoal(page: Page) {
  await begin(page, 'Read: Tom this half')
  await page.getByRole('link', { name: 'Make this a goal' }).click()
  const name = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(page.getByText('You have a draft: “Learn Spanish”')).toBeVisible()
  await expect(name).toHaveValue('')
  await name.fill(title)
  await page.getByLabel('Visible to').selectOption('Everyone in the workspace')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tom this half' })).toBeVisible()
}

async function checkIn(page: Page) {
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('dialog').getByLabel('Percent').fill('10')
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('0% → 10%')).toBeVisible()
}

/** Both find the goal suggested, and one puts it on the agenda of the other. */
async function prepare(lead: Page, report: Page) {
  await begin(lead, 'Prepare: One-on-one with Tom Reed')
  await begin(report, 'Prepare: One-on-one with Mira Stone')
  for (const page of [lead, report]) {
    const suggested = page.getByRole('list', { name: 'Suggestions' })
    await expect(suggested.getByRole('link', { name: title })).toHaveCount(1)
    await expect(suggested.getByRole('listitem').filter({ hasText: 'Feedback released' })).toHaveCount(1)
  }
  await lead.getByRole('button', { name: `Add “${title}” to the agenda` }).click()
  const point = report.getByRole('list', { name: 'Talking points' }).getByRole('listitem').filter({ hasText: title })
  await expect(point).toHaveCount(1)
  await point.getByRole('link', { name: 'Open' }).click()
  await expect(report.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('released feedback becomes a goal, is checked in and stands on the next agenda', async ({ visit }) => {
  const { mira, tom } = await aCast()
  const [lead, report] = [await visit(mira), await visit(tom)]
  await test.step('feedback is released', () => release(lead))
  await test.step('it becomes a goal, and what was typed before is no part of it', async () => {
    await makeGoal(report)
    await checkIn(report)
  })
  await test.step('it stands on the next agenda', () => prepare(lead, report))
  await test.step('what led to it is read, and Home is done with it', async () => {
    await begin(report, 'Read: Tom this half')
    await report.getByRole('button', { name: 'I’ve read it' }).click()
    await expect(toastOf(report)).toContainText('knows you’ve read it')
    expect(await toDoOf(report)).toEqual(['Prepare: One-on-one with Mira Stone'])
    expect(await toDoOf(lead)).toEqual(['Open: One-on-one with Tom Reed'])
  })
})
