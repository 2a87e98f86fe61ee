import { aMember } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('the theme is the same wherever it is chosen', async ({ page, arriveAs }) => {
  const actor = await aMember()
  await arriveAs(actor)
  await page.goto('/profile?tab=settings')
  const account = page.getByRole('button', { name: `Account of ${actor.firstName}` })
  const menu = page.getByRole('complementary', { name: 'Workspace' }).getByRole('group', { name: 'Theme' })
  const settings = page.getByRole('main').getByRole('group', { name: 'Theme' })
  await settings.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await account.click()
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await menu.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(settings.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(settings.getByRole('radio', { name: 'Dark' })).not.toBeChecked()
  await page.reload()
  await expect(settings.getByRole('radio', { name: 'Light' })).toBeChecked()
})
