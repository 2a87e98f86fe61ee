import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('a person typed into the palette is met in three ways, each with them filled in', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const me = await aMember({ workspace, firstName: 'Ida', lastName: 'Berg' })
  await aMember({ workspace, firstName: 'Tomasz', lastName: 'Reed' })
  await arriveAs(me)
  for (const [act, heading] of [
    ['Schedule a follow-up with Tomasz Reed', 'Schedule a follow-up'],
    ['Schedule a one-on-one with Tomasz Reed', 'Schedule a one-on-one'],
    ['Add to a one-on-one with Tomasz Reed', 'Add to a one-on-one'],
  ] as const) {
    await page.goto('/dashboard')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search or do anything' })).toBeFocused()
    await page.keyboard.type('tomasz')
    await page.getByRole('option', { name: act }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => page.getByRole('main').ariaSnapshot()).toContain('Tomasz Reed')
  }
})
