import { db } from '@/lib/platform/db'
import { expect, test } from '@/e2e/support/test'
import { aCampaignInvite } from '@/tests/factories/platform/campaigns'
import { aSuperAdmin } from '@/tests/factories/members'

test('the link of a campaign leads to a registration that is filled in, and only a press opens it', async ({
  page,
}) => {
  const { id, token, slug } = await aCampaignInvite(await aSuperAdmin())
  const statusOf = async () => (await db.campaignInvite.findUniqueOrThrow({ where: { id } })).status

  await page.goto(`/auth/campaign/${token}`)
  await expect(page.getByRole('button', { name: 'Get started' })).toBeVisible()
  expect(await statusOf()).toBe('PENDING')
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByLabel('Workspace address')).toHaveValue(slug)
  expect(await statusOf()).toBe('OPENED')

  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Password', { exact: true }).fill('plum violin seven')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await statusOf()).toBe('COMPLETED')
})
