import { aMember } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('a menu of a page that a link led to opens itself, not one of the frame', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'One-on-ones' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One-on-one report' })).toBeVisible()
})
