import { aMember, anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

for (const { name, anActor, path, list } of [
  { name: 'Slack', anActor: anAdmin, path: '/workspace/edit?tab=integrations', list: 'Integrations' },
  { name: 'Google Calendar', anActor: aMember, path: '/profile?tab=integrations', list: 'Connected accounts' },
]) {
  test(`declining at ${name} connects nothing, says so, and can be tried again`, async ({ page, arriveAs }) => {
    await arriveAs(await anActor())
    await page.goto(path)
    const line = page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })
    await line.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('link', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing was connected' })).toBeVisible()
    await expect(page.getByText(`Access to ${name} was declined.`)).toBeVisible()

    await page.getByRole('link', { name: 'Back to integrations' }).click()
    await expect(line.getByText('Not connected')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await expect(line.getByText('Connected', { exact: true })).toBeVisible()
  })
}
