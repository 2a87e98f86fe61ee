import { aMeeting } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'
import { addDays, dayIn } from '@/lib/shared/dates'

test('the week shows seven days for everybody, and says who is busy at the chosen time', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace()
  const [me, tom] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tomasz', lastName: 'Reed' })]
  const day = addDays(dayIn(new Date(), 'UTC'), 8)
  await aMeeting(tom, { day, time: '14:00' })
  await arriveAs(me)
  await page.goto(`/followups/add?with=${tom.memberId}`)
  await page.getByLabel('Day', { exact: true }).first().fill(day)
  await page.getByRole('radio', { name: 'Week' }).check({ force: true })
  const times = page.getByRole('group', { name: 'Time' })
  await expect(times.locator('.slot-week').getByRole('group')).toHaveCount(7)
  const slot = (time: string) => times.locator('label', { has: page.locator(`input[value="${day} ${time}"]`) })
  await slot('14:00').click()
  await expect(page.getByText('Tomasz Reed is busy then.')).toBeVisible()
  await slot('15:00').click()
  await expect(page.getByText('is busy then')).toHaveCount(0)
})
