import { readFile } from 'node:fs/promises'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aCircle, aResponse, aReview } from '@/tests/factories/reviews'
import { expect, test } from '@/e2e/support/test'

/** What is chosen in each select, by what it is called. */
const choices = {
  'Feedback: In Rapport': 'OFF',
  'Feedback: By mail': 'DIGEST',
  'People and teams: In Rapport': 'OFF',
  'People and teams: By mail': 'DIGEST',
  'Mail times': 'own',
  'Daily mail: At': '18',
}

test('how one hears of things is asked about, refused by its field, saved, and there when the page is opened again', async ({
  arriveAs,
  page,
}) => {
  await arriveAs(await aMember())
  await page.goto('/profile?tab=settings')
  const save = page.getByRole('button', { name: 'Save notifications' })
  const [from, until] = [page.getByLabel('Quiet hours: From'), page.getByLabel('Quiet hours: Until')]
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label).selectOption(value)
  await from.fill('22:00')
  await page.getByRole('link', { name: 'Feedback', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()

  await save.click()
  await expect(page.getByText('Give both times, or neither.')).toBeVisible()
  await expect(until).toBeFocused()
  await until.fill('06:30')
  await save.click()
  await expect(page.getByText('Notification settings saved')).toBeVisible()

  await page.goto('/profile?tab=settings')
  for (const [label, value] of Object.entries(choices)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(from).toHaveValue('22:00')
  await expect(until).toHaveValue('06:30')
})

test('the file of one’s own data holds what is theirs, and nothing of a colleague', async ({ arriveAs, page }) => {
  const { creator, asked } = await aCircle(2)
  const [mine, theirs] = asked
  if (!mine || !theirs) throw new Error('Two were asked.')
  const review = await aReview(creator, { asked })
  for (const [person, text] of [
    [mine, 'Mine alone'],
    [theirs, 'Theirs alone'],
  ] as const) {
    await aResponse(person, review)
    const response = { assignee: { memberId: person.memberId } }
    await db.answer.updateMany({ where: { response, text: { not: null } }, data: { text } })
  }
  await arriveAs(mine)
  await page.goto('/profile?tab=settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ account: { email: mine.email } })
  expect(file).toContain('Mine alone')
  for (const foreign of ['Theirs alone', theirs.email, theirs.memberId, creator.email])
    expect(file).not.toContain(foreign)
})
