import { anInvitedPerson, button } from './invited'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { expect, test } from '@/e2e/support/test'

test('who was taken back is invited again from their row, and the others are not', async ({ page, arriveAs }) => {
  const { admin, email } = await anInvitedPerson()
  await arriveAs(admin)
  await page.goto('/users?tab=invited')
  const menu = button(page, /^What to do with the invitation of/)
  await menu.click()
  await expect(page.getByRole('link', { name: 'Invite again' })).toBeHidden()
  await button(page, 'Revoke').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(`Invitation of ${email} revoked`)).toBeVisible()

  await menu.click()
  await expect(page.locator('[data-act]').locator('visible=true')).toHaveCount(0)
  await page.getByRole('link', { name: 'Invite again' }).click()
  await expect(page.getByLabel('E-mail addresses')).toHaveValue(`Lena Hoffmann <${email}>`)
})

test('a press that comes too late shows what has become of the invitation', async ({ page, arriveAs }) => {
  const { admin, id } = await anInvitedPerson()
  await arriveAs(admin)
  await page.goto('/users?tab=invited')
  await revokeInvitation(admin, { id })
  await button(page, /^What to do with the invitation of/).click()
  await button(page, 'Resend').click()
  await expect(page.getByText('This invitation was revoked. Invite the person again.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText('Revoked')).toBeVisible()
})
