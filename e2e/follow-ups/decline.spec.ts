import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { pressOn, tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'

test('somebody invited declines with a note by keys, and the organizer reads both', async ({ visit }) => {
  const { organizer, guest, id } = await aFollowUpBetween({ title: 'Launch' })
  const invited = await visit(guest)
  await invited.goto(`/followups/${id}`)
  await tabTo(invited, invited.getByLabel('Note'))
  await invited.keyboard.type('I’m on leave. Tom comes for me.')
  await pressOn(invited, invited.getByRole('button', { name: 'Not attending', exact: true }))
  await expect(invited.getByRole('list', { name: 'Attendees' })).toContainText('Not attending')

  const page = await visit(organizer)
  await page.goto('/notifications')
  await page
    .getByText(/can’t attend the follow-up “Launch” on .*: I’m on leave\. Tom comes for me\./)
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/followups/${id}$`))
  const attendees = page.getByRole('list', { name: 'Attendees' })
  await expect(attendees).toContainText('I’m on leave. Tom comes for me.')
  await expect(attendees).toContainText('Not attending')
})
