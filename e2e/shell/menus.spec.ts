import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aManager, aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test('a menu of a page that a link led to opens itself, not one of the frame', async ({ visit }) => {
  const page = await visit(await aManager())
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'One-on-ones' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Team schedules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Team schedules' })).toBeVisible()
})

test('the arrows lead from row to row where rows hold several links', async ({ visit }) => {
  const workspace = await aWorkspace()
  const lead = await aManager({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const zoe = await aMember({ workspace, firstName: 'Zoe', lastName: 'Young' })
  await aTeam({ workspace, managers: [lead], members: [tom, zoe] })
  const page = await visit(lead)
  await page.goto('/users')
  const people = page.getByRole('list', { name: 'People' })
  await people.getByRole('link', { name: 'Tom Reed', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(people.getByRole('link', { name: 'Zoe Young', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(people.getByRole('link', { name: 'Tom Reed', exact: true })).toBeFocused()
})

test('the arrows lead from applause to applause', async ({ visit }) => {
  const { giver, tom } = await anApplauseCircle()
  const [first, second] = [await anApplause(giver, [tom]), await anApplause(giver, [tom])]
  const page = await visit(tom)
  await page.goto('/applaud')
  const links = (id: string) => page.getByRole('main').locator(`a[href="/applaud/${id}"]`)
  await links(second.id).last().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links(first.id).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links(second.id).first()).toBeFocused()
})
