import { addDays, dateOf, dayIn, formatDate } from '@/lib/shared/dates'
import { anotherTwo } from '@/tests/factories/one-on-ones'
import { expect, test } from '@/e2e/support/test'

test('a one-on-one is scheduled on the chosen day', async ({ page, arriveAs }) => {
  const { one } = await anotherTwo()
  const day = addDays(dayIn(new Date(), 'UTC'), 7)
  await arriveAs(one)
  await page.goto('/one-on-one/add')
  await page.getByLabel('With').fill('Tom')
  await page.getByRole('option', { name: /^Tom/ }).click()
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(day)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('with Tom')
  await expect(page.getByRole('main')).toContainText(formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC'))
})
