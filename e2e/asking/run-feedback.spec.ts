import type { Page } from '@playwright/test'
import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aNominatedReview } from '@/tests/reviews/nominations/circumstances'
import { aboutPerson, aCircle, aQuestion, aReview, aResponse } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { expectAwake } from '@/e2e/support/awake'
import { expect, test } from '@/e2e/support/test'

const day = (inDays: number) => formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC')
const form = { questions: [aQuestion('yesno', { questionText: 'Does it work?' })] }
const closing = { closesOn: day(3), closesTime: '17:00', timeZone: 'UTC' }

const manage = (page: Page, id: string, tab = 'settings') => page.goto(`/feedback/edit/${id}?tab=${tab}`)
const confirm = (page: Page, verb: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click()

test('a creator pauses and resumes, gives one person more time, reminds, closes and opens again', async ({ visit }) => {
  const { creator, asked } = await aCircle(3)
  const review = await aReview(creator, { asked, ...form, ...closing })
  const [person = creator] = asked
  const name = `${person.firstName} ${person.lastName}`
  const page = await visit(creator)

  await manage(page, review.id)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await confirm(page, 'Pause')
  await expect(page.getByText('No answers until you resume.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible()
  await manage(page, review.id, 'people')
  await expect(page.getByText('Paused: new people are asked when you resume.')).toHaveCount(2)
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()

  await manage(page, review.id, 'people')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Remind', exact: true }).click()
  await expect(page.getByText(`Reminded ${name}`)).toBeVisible()
  await page.getByLabel('Last day').fill(day(6))
  await page.getByRole('button', { name: 'Give more time' }).click()
  await expect(page.getByText(`${name} has more time`)).toBeVisible()

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await confirm(page, 'Close it')
  await expect(page.getByText('Closed to new answers').first()).toBeVisible()
  await manage(page, review.id)
  await page.getByLabel('Last day').fill(day(9))
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('a creator asks a whole team, of which one was asked before, and puts right what that one is', async ({
  visit,
}) => {
  const { workspace, creator, asked } = await aCircle(4)
  const [subject = creator, known = creator] = asked
  const team = await aTeam({ workspace, members: asked })
  const review = await aReview(creator, { asked: [known], ...form, ...aboutPerson(subject) })
  const nameOf = ({ firstName, lastName }: typeof creator) => `${firstName} ${lastName}`
  const page = await visit(creator)

  await manage(page, review.id, 'people')
  await page.getByRole('combobox', { name: 'Ask more people' }).fill(team.name)
  await page.getByRole('option', { name: `${team.name} 4 people` }).click()
  await expect(page.getByText('2 people are new. 1 person was already asked')).toBeVisible()
  await page.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect(page.getByText('Sent to 2 more people')).toBeVisible()
  await expect(page.getByText('0 of 3 answered')).toBeVisible()

  await page.getByRole('link', { name: nameOf(known) }).click()
  await page.getByLabel(`What ${nameOf(known)} is to ${nameOf(subject)}`).selectOption('Manager')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText(`${nameOf(known)} now counts among Managers`)).toBeVisible()
})

test('what anonymous answers were promised stands: nobody is singled out, and it is not opened again', async ({
  visit,
}) => {
  const { creator, asked } = await aCircle(4)
  const review = await aReview(creator, { asked, ...form, anonymity: 'ANONYMOUS' })
  await aResponse(asked[0] ?? creator, review)
  const page = await visit(creator)
  for (const { firstName, lastName } of asked) {
    await manage(page, review.id, 'people')
    await page.getByRole('link', { name: `${firstName} ${lastName}` }).click()
    await expect(page.getByText('nobody can be changed alone')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remind', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Stop asking' })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Remind all' }).click()
  await expect(page.getByText('Reminded everyone who hasn’t answered')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await confirm(page, 'Close it')
  await expect(page.getByText('Closed to new answers').first()).toBeVisible()
  await manage(page, review.id)
  await expect(page.getByText('Anonymous feedback can’t be reopened')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeHidden()
})

test('the subject nominates people, and the creator decides', async ({ visit }) => {
  const { creator, subject, peers, review } = await aNominatedReview()
  const page = await visit(subject)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Nominate: How we work' }).click()
  for (const { firstName, email } of peers.slice(0, 2)) {
    await page.getByRole('combobox').fill(email)
    await page.getByRole('option', { name: firstName }).first().click()
  }
  await page.getByRole('button', { name: 'Nominate 2 people' }).click()
  await expect(page.getByText('Nominated', { exact: true })).toHaveCount(2)

  const other = await visit(creator)
  await other.goto('/dashboard')
  await other.getByRole('link', { name: 'Approve: How we work' }).click()
  await other
    .getByRole('button', { name: /^Approve / })
    .first()
    .click()
  await expect(other.getByText('Approved', { exact: true })).toHaveCount(1)
  await other.getByRole('button', { name: /^Decline / }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(other.getByText('Declined', { exact: true })).toHaveCount(1)
  await manage(other, review.id, 'people')
  await expect(other.getByText('0 of 4 answered')).toBeVisible()
})

test('an address whose reader wants no mail is marked as it is written, before anybody is asked', async ({ visit }) => {
  const { workspace, creator, asked } = await aCircle(1)
  const review = await aReview(creator, { asked, ...form })
  const [silent, other] = [`${unique('olga')}@client.example`, `${unique('ugo')}@client.example`]
  await db.unsubscribedAddress.create({ data: { workspaceId: workspace.id, email: silent, createdAt: now() } })
  const page = await visit(creator)
  await manage(page, review.id, 'people')
  const box = page.getByRole('textbox', { name: 'Ask external reviewers' })
  await expectAwake(page)
  for (const address of [silent, other]) {
    await box.fill(address)
    await box.press('Enter')
  }
  await expect(page.getByRole('button', { name: `Correct ${silent}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${silent}` }).click()
  await expect(page.getByRole('button', { name: `Correct ${other}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByText('Sent to 1 more external reviewer')).toBeVisible()
})
