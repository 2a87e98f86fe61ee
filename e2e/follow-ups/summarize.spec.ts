import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/test'
import type { Actor } from '@/lib/access/actor'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { randomId } from '@/lib/shared/randomness'
import { withAi } from '@/tests/factories/ai/summaries'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aManager, aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

// A refused draft.
test.use({ expectedErrors: [/status of 409 .*\/api\/followups\/summary/] })

const say = (actor: Actor, id: string, comment: string) => commentOnFollowUp(actor, { madeId: randomId(), id, comment })

/** A follow-up on the plan FREE, which allows two drafts a day, in which somebody said something. */
async function aSpokenFollowUp(...said: string[]) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [organizer, guest] = await withAi(
    await aManager({ workspace, firstName: 'Olga' }),
    await aMember({ workspace, firstName: 'Gus' }),
  )
  const { id } = await aFollowUp(organizer, { attendees: [guest], title: 'Launch' })
  for (const comment of said) await say(guest, id, comment)
  return { organizer, guest, id }
}

const summaryOn = (page: Page) => page.getByRole('region', { name: 'Summary' })

test('a summary with its sources, a proposed step made real, and the quota used up', async ({ visit }) => {
  const { organizer, guest, id } = await aSpokenFollowUp('We ship on Monday', 'Tom calls the clinics')
  const page = await visit(organizer)
  await page.goto(`/followups/${id}`)
  const summary = summaryOn(page)
  await expect(summary).toContainText('5 AI drafts left this month, 2 today.')
  await expect(summary).toContainText('Text goes to your workspace’s AI provider')
  await summary.getByRole('button', { name: 'Summarize with AI' }).click()
  await expect(summary).toContainText('AI-generated')
  await expect(summary.getByRole('listitem').filter({ hasText: 'We ship on Monday' })).toBeVisible()
  await expect(summary).toContainText('4 AI drafts left this month, 1 today.')

  await summary
    .getByRole('link', { name: /^Source: Comment by Gus/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/followups/${id}#`))

  await summary.getByRole('button', { name: /^Add “Come back to “Tom calls the clinics””$/ }).click()
  await expect(page.getByRole('list', { name: 'Next steps' })).toContainText('Come back to “Tom calls the clinics”')
  await expect(summary.getByRole('list', { name: 'Proposed action items' })).toHaveCount(0)

  await summary.getByRole('button', { name: 'Edit', exact: true }).click()
  await summary.getByRole('textbox', { name: 'Summary' }).fill('We ship on Tuesday.')
  await summary.getByRole('button', { name: 'Save' }).click()
  await expect(summary).toContainText(`Edited by ${organizer.firstName}`)

  await summary.getByRole('button', { name: 'Summarize again with AI' }).click()
  await expect(summary).toContainText('You have reached the limit for your plan. Resets')
  await expect(summary.getByRole('button', { name: /with AI$/ })).toHaveCount(0)

  const other = await visit(guest)
  await other.goto(`/followups/${id}`)
  await expect(summaryOn(other)).toContainText('AI-generated')
  await expect(summaryOn(other)).toContainText('requested by Olga')
})

test('a service that is down costs nothing, and says so', async ({ visit }) => {
  const { organizer, id } = await aSpokenFollowUp('The service is down')
  const page = await visit(organizer)
  await page.goto(`/followups/${id}`)
  await summaryOn(page).getByRole('button', { name: 'Summarize with AI' }).click()
  await expect(page.getByText('The AI service isn’t answering. This didn’t count. Try again later.')).toBeVisible()
  await page.reload()
  await expect(summaryOn(page)).toContainText('5 AI drafts left this month, 2 today.')
})

test('while the service hangs, what people save is saved and every other screen is as fast', async ({ visit }) => {
  const { organizer, id } = await aSpokenFollowUp('The service hangs')
  const page = await visit(organizer)
  const timeOf = async (address: string) => {
    const before = Date.now()
    await page.request.get(address)
    return Date.now() - before
  }
  await timeOf('/followups')
  const usual = await timeOf('/followups')
  await page.goto(`/followups/${id}`)
  await summaryOn(page).getByRole('button', { name: 'Summarize with AI' }).click()
  await expect(summaryOn(page)).toContainText('Writing. You can leave this page.')

  await page.getByRole('textbox', { name: 'Comment' }).fill('Saved meanwhile')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Saved meanwhile')
  // Whatever else this machine is doing may hold up one of them, and not each.
  await expect.poll(() => timeOf('/followups')).toBeLessThan(usual + 1000)

  await page.goto('/goals')
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible()
  await page.goto(`/followups/${id}`)
  await expect(summaryOn(page)).toContainText('A summary is being written.')
  await expect(summaryOn(page).getByRole('button', { name: 'Summarize with AI' })).toBeVisible({ timeout: 45_000 })
  await expect(summaryOn(page)).toContainText('5 AI drafts left this month, 2 today.')
})

test('no word of AI is on the page until an admin has switched it on', async ({ visit }) => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aManager({ workspace }), await aMember({ workspace })]
  const { id } = await aFollowUp(organizer, { attendees: [guest] })
  const page = await visit(organizer)
  await page.goto(`/followups/${id}`)
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible()
  await expect(page.getByText(/\bAI\b/)).toHaveCount(0)
  await expect(summaryOn(page)).toHaveCount(0)
})
