import { agendaOf, aPair } from '@/tests/factories/one-on-ones'
import { db } from '@/lib/platform/db'
import { expect, test } from '@/e2e/support/test'
import { toastOf } from '@/e2e/support/wizard'

test('a one-on-one is scheduled from the list with the agenda of a template', async ({ page, arriveAs }) => {
  const { one, other } = await aPair()
  await arriveAs(one)
  await page.goto(`/one-on-one/add?with=${other.memberId}`)
  await page.getByRole('radio', { name: /11:00.am/ }).check({ force: true })
  await page.getByLabel('Agenda').selectOption({ label: 'Feedback both ways' })
  await page.getByLabel('Title').fill('Feedback')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Feedback with Tom')
  await expect(toastOf(page)).toContainText('Scheduled')
  const { id } = await db.meeting.findFirstOrThrow({ where: { organizerId: one.memberId, title: 'Feedback' } })
  expect(await agendaOf(other, id)).toContain('What should I keep doing?')
})
