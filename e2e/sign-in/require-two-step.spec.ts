import { expectGoodLooks } from '@/e2e/support/looks'
import { cookieFor, headerOf } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'
import { db } from '@/lib/platform/db'
import { requireTwoStep } from '@/lib/workspaces/commands/require-two-step'
import { aMember, anAdmin, aPerson, aPlace, aSuperAdmin } from '@/tests/factories/members'
import { aSecondFactor } from '@/tests/factories/second-factors'
import { aWorkspace } from '@/tests/factories/workspaces'
import { arriveAsSuperAdmin, expectMailed, password, press, setUp } from './two-step'

test('a super admin without it is led to set it up, and then opens the platform', async ({ page, request }) => {
  const { id } = await aPerson({ isSuperAdmin: true, hasSecondFactor: false, password })
  const cookie = headerOf(await arriveAsSuperAdmin(page, id))
  const answer = await request.get('/admin/log', { headers: { cookie }, maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/profile/two-step?callbackUrl=%2Fadmin%2Flog'])
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Super admins need two-step sign-in' })).toBeVisible()
  await expectGoodLooks(page)
  await setUp(page)
  await page.getByRole('link', { name: 'I saved them, continue' }).click()
  await page.waitForURL('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('a super admin resets that of somebody who lost it', async ({ page }) => {
  const [root, person] = [await aSuperAdmin(), await aMember({ hasSecondFactor: true })]
  await arriveAsSuperAdmin(page, root.userId)
  await page.goto(`/admin/users/${person.userId}`)
  await press(page, 'Reset two-step sign-in')
  await page.getByLabel('Reason').fill('Lost the phone.')
  await press(page, 'Reset')
  await expect(page.getByText('Two-step sign-in reset', { exact: true })).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expectMailed(person.email, 'Your two-step sign-in was reset')
})

test('an Admin requires it once they have it themselves', async ({ visit }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aMember({ workspace })
  const page = await visit(admin)
  const choice = page.getByRole('switch', { name: 'Require two-step sign-in' })
  await page.goto('/workspace/edit')
  await expect(choice).toBeDisabled()
  await aSecondFactor(admin.userId)
  await page.reload()
  await choice.check()
  await expect(page.getByText('1 of 2 use it.')).toBeVisible()
  const isRequired = async () => (await db.workspace.findUniqueOrThrow({ where: workspace })).requiresTwoStep
  await expect.poll(isRequired).toBe(true)
  await page.reload()
  await expect(choice).toBeChecked()
})

test('where it is required people set it up before they go on, or go on elsewhere', async ({ visit, request }) => {
  const [here, there] = [await aWorkspace({ name: 'Nordlicht Studio' }), await aWorkspace({ name: 'Lighthouse' })]
  const member = await aMember({ workspace: here, password })
  await aPlace({ userId: member.userId, workspace: there })
  await requireTwoStep(await anAdmin({ workspace: here, hasSecondFactor: true }), { isRequired: true })
  const answer = await request.get('/api/people?query=a', { headers: { cookie: await cookieFor(member) } })
  const { error } = await answer.json()
  expect([answer.status(), error.message]).toEqual([
    403,
    'Nordlicht Studio requires two-step sign-in. Reload the page to set it up.',
  ])

  const page = await visit(member)
  const wall = page.getByRole('heading', { name: 'Nordlicht Studio requires two-step sign-in' })
  await page.goto('/goals')
  await expect(wall).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('link', { name: 'Your workspaces' }).click()
  await page.getByRole('button', { name: /Lighthouse/ }).click()
  await page.waitForURL('/dashboard')
  await page.goto('/workspace/switch')
  await page.getByRole('button', { name: /Nordlicht/ }).click()
  await expect(wall).toBeVisible()
  await setUp(page)
  await page.getByRole('link', { name: 'I saved them, continue' }).click()
  await page.waitForURL('/dashboard')
})
