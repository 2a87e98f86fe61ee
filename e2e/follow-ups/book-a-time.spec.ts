import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('a time that is taken in the meantime is refused, and the next one is suggested', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await arriveAs(admin)
  const late = await page.context().newPage()
  for (const [tab, title] of [
    [page, 'First'],
    [late, 'Second'],
  ] as const) {
    await tab.goto(`/followups/add?with=${tom.memberId}`)
    await expect(tab.getByRole('radio', { name: /10:00.am/ })).toBeChecked()
    await tab.getByLabel('Title').fill(title)
  }
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible()
  await late.getByRole('button', { name: 'Schedule' }).click()
  await expect(late.getByText('This time is already taken.').first()).toBeVisible()

  await page.goto(`/followups/add?with=${tom.memberId}`)
  await expect(page.getByRole('radio', { name: /10:00.am/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /10:30.am/ })).toBeChecked()
})
