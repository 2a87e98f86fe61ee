import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('a time that is taken is shown as such, and refused where it is sent all the same', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await arriveAs(admin)
  for (const title of ['First', 'Second']) {
    await page.goto(`/followups/add?with=${tom.memberId}`)
    await page.getByLabel('Title').fill(title)
    if (title === 'Second') await expect(page.getByRole('radio', { name: /10:00.am/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Schedule' }).click()
    if (title === 'First') await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(page.getByText('This time is already taken.').first()).toBeVisible()
})
