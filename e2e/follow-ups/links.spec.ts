import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('links that are added while a follow-up is scheduled are on its page', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [me, tom] = [await aMember({ workspace }), await aMember({ workspace })]
  await arriveAs(me)
  await page.goto(`/followups/add?with=${tom.memberId}`)
  await page.getByLabel('Title').fill('Launch')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByLabel('Address 1').fill('acme.example/plan')
  await page.getByLabel('Text').fill('The plan')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Launch' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The plan' })).toHaveAttribute('href', 'https://acme.example/plan')
})
