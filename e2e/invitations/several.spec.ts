import { anInvitation } from '@/tests/factories/invitations'
import { mailTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { db } from '@/lib/platform/db'
import { anInvitedPerson, button } from './invited'

test('several invitations are sent again and revoked together', async ({ page, arriveAs }) => {
  const { admin, id, email } = await anInvitedPerson()
  const other = await anInvitation(admin)
  await db.invitation.updateMany({ where: { id: { in: [id, other.id] } }, data: { sentAt: new Date(0) } })
  await arriveAs(admin)
  await page.goto('/users?tab=invited')
  const selected = page.getByRole('region', { name: 'Invitations selected' })
  const all = page.getByLabel('All on this page')

  await all.check()
  await expect(selected.getByText('2 invitations selected')).toBeVisible()
  await button(page, 'Resend').click()
  await expect(page.getByText('2 invitations sent again')).toBeVisible()
  await expect(selected).toBeHidden()
  await mailTo(email)

  await all.check()
  await button(page, 'Revoke').click()
  await page.getByRole('alertdialog', { name: 'Revoke 2 invitations?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('2 invitations revoked')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitations' }).getByRole('checkbox')).toHaveCount(0)
})
