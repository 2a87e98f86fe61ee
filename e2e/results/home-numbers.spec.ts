import type { Page } from '@playwright/test'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aResponse, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

/** A team of three who were asked, one of whom has answered, with their manager and an Admin. */
async function anAskedTeam() {
  const workspace = await aWorkspace()
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const people = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
  const [member = manager] = people
  await aTeam({ workspace, members: people, managers: [manager] })
  await aResponse(member, await aReview(manager, { asked: people }))
  return { admin, manager, member }
}

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test('Home links to the report about the people somebody leads, over any time and in either view', async ({
  visit,
}) => {
  const { admin, manager, member } = await anAskedTeam()
  for (const { viewer, title, scope } of [
    { viewer: manager, title: 'Your teams, last 31 days', scope: 'team' },
    { viewer: admin, title: 'Workspace, last 31 days', scope: 'workspace' },
  ]) {
    const page = await visit(viewer)
    await page.goto('/dashboard')
    const part = page.getByRole('region', { name: title })
    await expect(part.getByText('1 of 3')).toBeVisible()
    await part.getByRole('link', { name: /^See all/ }).click()
    await expect(choice(page, 'Whose feedback')).toHaveValue(scope)
    await expect(choice(page, 'Range')).toHaveValue('Last_31_Days')
    await expect(page.getByText('1 of 3 answered')).toBeVisible()
    await expect(page.getByText('Not answered').first()).toBeVisible()
    await choice(page, 'Range').selectOption('Last 12 months')
    await expect(page).toHaveURL(/range=Last_12_Months/)
    await choice(page, 'View').selectOption('Timeline')
    await expect(page.getByRole('img', { name: /^1 of 3 answered, 33%/ })).toBeVisible()
    await expect(page).toHaveURL(RegExp(`of=${scope}.*range=Last_12_Months`))
    await choice(page, 'Whose feedback').selectOption('You')
    await expect(page).toHaveURL(/of=me/)
    await expect(page.getByRole('img', { name: /^1 of 3 answered/ })).toHaveCount(0)
  }

  const page = await visit(member)
  await page.goto('/dashboard')
  const own = page.getByRole('region', { name: 'You, last 12 months' })
  await expect(own.getByText('1 of 1')).toBeVisible()
  await expect(page.getByRole('region', { name: /31 days$/ })).toHaveCount(0)
  await own.getByRole('link', { name: /^See all/ }).click()
  await expect(page.getByText('1 of 1 answered')).toBeVisible()
  await expect(choice(page, 'Whose feedback')).toHaveCount(0)
})
