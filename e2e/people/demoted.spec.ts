import { db } from '@/lib/platform/db'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/status of 403/] })

test('who is no admin any more changes nothing from a screen that was open, and comes back to one that says so', async ({
  page,
  arriveAs,
}) => {
  const workspace = await aWorkspace()
  const demoted = await anAdmin({ workspace })
  const other = await anAdmin({ workspace })
  const member = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  await arriveAs(demoted)
  const path = `/users/edit/${member.memberId}`
  await page.goto(path)
  await page.getByRole('radio', { name: /^Manager/ }).check()

  await changeRoles(other, { ids: [demoted.memberId], role: 'Member' })
  await page.getByRole('button', { name: 'Change role' }).click()
  // Either the press is answered first, or the page hears that its session is over.
  const said = page.getByText('Your session has ended. Sign in again to go on.')
  await expect(said.or(page.getByRole('heading', { name: 'Sign in' })).first()).toBeVisible()
  expect((await db.member.findUniqueOrThrow({ where: { id: member.memberId } })).role).toBe('Member')

  await arriveAs(demoted)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change role' })).toHaveCount(0)
})
