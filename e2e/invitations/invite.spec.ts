import { db } from '@/lib/platform/db'
import { anAddress } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { anInvitedPerson, button, heading } from './invited'

test('an Admin pastes a list, mends it, invites, and reads who was left out', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const here = await aMember({ workspace })
  const [one, other] = [anAddress(), anAddress()]
  await arriveAs(admin)
  await page.goto('/users/add')
  const list = page.getByLabel('E-mail addresses')
  await list.fill(`Lena Hoffmann <${one}>, ${other}; ${other.toUpperCase()}\n${here.email} tom@acme`)
  await expect(page.getByText('3 people. Not valid: tom@acme.')).toBeVisible()
  await button(page, 'Invite 3 people').click()
  await expect(page.getByText('This isn’t a valid e-mail address: tom@acme.')).toBeVisible()
  await list.fill(`Lena Hoffmann <${one}>, ${other}\n${here.email}`)
  await button(page, 'Invite 3 people').click()
  await expect(page.getByText('2 invitations sent')).toBeVisible()
  await expect(page.getByText(`${here.email} is already here.`)).toBeVisible()
  expect((await mailTo(one)).subject).toContain('invited you to')
  await page.getByRole('link', { name: 'See invitations' }).click()
  await expect(page.getByText('Lena Hoffmann')).toBeVisible()
  await expect(page.getByText(other)).toBeVisible()
})

test('where the plan has no room left, that is said before anything is written', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await Promise.all(Array.from({ length: 9 }, () => aMember({ workspace })))
  await arriveAs(admin)
  await page.goto('/users/add')
  await expect(page.getByText('You have reached the limit for your plan.')).toBeVisible()
  await expect(button(page, 'Invite')).toBeDisabled()
  await page.getByRole('link', { name: 'upgrade' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on Free' })).toBeVisible()
})

test('a Manager invites Members into their team, and has no other choice', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const manager = await aManager({ workspace })
  const team = await aTeam({ workspace, name: 'Design', managers: [manager] })
  const email = anAddress()
  await arriveAs(manager)
  await page.goto('/users/add')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByLabel('E-mail addresses').fill(email)
  await button(page, 'Invite 1 person').click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  const invitation = await db.invitation.findFirstOrThrow({ where: { email }, include: { teams: true } })
  expect(invitation).toMatchObject({ role: 'Member', teams: [{ teamId: team.id }] })
})

test('an invitation is passed on by a new link, the mailed one stops; taken back, neither works', async ({
  page,
  arriveAs,
  visit,
}) => {
  const { admin, workspace, email, path } = await anInvitedPerson()
  await arriveAs(admin)
  await page.goto('/users?tab=invited')
  const act = async (name: string) => {
    await button(page, /^What to do with the invitation of/).click()
    await button(page, name).click()
  }
  await act('Copy new link')
  await button(page, 'Create link').click()
  await expect(page.getByLabel('Link of the invitation')).toHaveValue(/^http/)
  const link = await page.getByLabel('Link of the invitation').inputValue()
  await button(page, 'Close').click()

  const guest = await visit()
  await guest.goto(path)
  await expect(heading(guest, 'This link isn’t valid')).toBeVisible()
  await guest.goto(new URL(link).pathname)
  await expect(heading(guest, `Join ${workspace.name}`)).toBeVisible()
  await expect(guest.getByLabel('Password', { exact: true })).toHaveCount(0)

  await act('Revoke')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(`Invitation of ${email} revoked`)).toBeVisible()
  await guest.reload()
  await expect(heading(guest, 'This invitation was revoked')).toBeVisible()
})

test('sending again at once says when it was sent, and that a minute must pass', async ({ page, arriveAs }) => {
  const { admin, email } = await anInvitedPerson()
  await arriveAs(admin)
  await page.goto('/users?tab=invited')
  await button(page, /^What to do with the invitation of/).click()
  await button(page, 'Resend').click()
  await expect(page.getByText(`Just sent to ${email}.`)).toBeVisible()
})
