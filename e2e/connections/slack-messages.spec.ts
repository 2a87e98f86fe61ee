import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

/** Presses Connect on the page at hand, agrees on Slack's page and comes back. Returns the page of what Slack shows. */
async function connect(page: Page) {
  const line = page.getByRole('listitem').filter({ hasText: 'Slack' })
  await line.getByRole('button', { name: 'Connect' }).click()
  await page.waitForURL(/\/slack\/authorize/)
  const { origin } = new URL(page.url())
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByText('Slack is connected')).toBeVisible()
  return `${origin}/slack/`
}

async function thank(page: Page, memberId: string, words: string) {
  await page.goto(`/profile/preview/${memberId}`)
  await page.getByRole('main').getByRole('link', { name: 'Give applause' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await dialog.getByText('Ownership', { exact: true }).click()
  await dialog.getByRole('textbox').last().fill(words)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Applause sent')).toBeVisible()
}

test('applause goes to the channel that an Admin chooses, and to a colleague as a direct message', async ({
  arriveAs,
  page,
  visit,
}) => {
  const workspace = await aWorkspace({ plan: 'ENTERPRISE' })
  const admin = await anAdmin({ workspace, firstName: 'Ada', lastName: 'Berg' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const words = `You saw it through & never said <!channel> in ${workspace.name}.`

  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=integrations')
  const slack = await connect(page)
  await page.getByLabel('Applause channel').selectOption({ label: '#thanks' })
  await expect(page.getByLabel('Applause channel')).toHaveValue('CTHANKS')
  // Shown as chosen before it is saved.
  const isKept = () => db.slackSetting.count({ where: { workspaceId: workspace.id, channel: 'CTHANKS' } })
  await expect.poll(isKept).toBe(1)

  const toms = await visit(tom)
  await toms.goto('/profile?tab=integrations')
  await connect(toms)
  await toms.goto('/profile?tab=settings')
  await expect(toms.getByLabel('Applause and badges: In Slack')).toHaveValue('AT_ONCE')

  await thank(page, tom.memberId, words)
  const shown = await visit()
  await expect(async () => {
    await shown.goto(slack)
    const post = shown.getByRole('list', { name: 'thanks' }).getByRole('listitem').filter({ hasText: words })
    await expect(post).toHaveCount(1)
    const message = shown.getByRole('listitem').filter({ hasText: `Ada Berg thanked you: ${words}` })
    await expect(message).toHaveCount(1)
    await expect(message.getByRole('link', { name: 'Open' })).toBeVisible()
  }).toPass({ timeout: 90_000 })
})
