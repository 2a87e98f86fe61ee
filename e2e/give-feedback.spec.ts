import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectSaved, pick, questionCard, sendAnswers } from './support/answering'
import { linkIn, mailsTo, mailTo } from './support/mail'
import { expect, test } from './support/test'
import { addQuestion, choose, goOnTo, startForm, toastOf } from './support/wizard'

const asked = {
  line: 'What did we do well?',
  story: 'Tell us about a day you remember.',
  choice: 'What mattered to you?',
  scale: 'How reliable are we?',
  yesno: 'Would you work with us again?',
  stars: 'How was the year?',
}

/** Three people of one workspace, and an address outside of it. */
async function aCast() {
  const workspace = await aWorkspace({ name: 'Harbour Works' })
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const rowan = await aMember({ workspace, firstName: 'Rowan', lastName: 'Reed' })
  const sam = await aMember({ workspace, firstName: 'Sam', lastName: 'Field' })
  return { mira, rowan, sam, outside: `${unique('olga')}@elsewhere.example` }
}

async function writeQuestions(page: Page) {
  await startForm(page, 'Blank form')
  await goOnTo(page, 'Permissions')
  await expect(toastOf(page)).toContainText('Fix Form Errors')
  await expect(toastOf(page)).toContainText('At least one question is required')

  await page.getByLabel('Title', { exact: true }).fill('How was the year?')
  await addQuestion(page, 'Text Answer', '')
  await addQuestion(page, 'Paragraph Answer', asked.story)
  await addQuestion(page, 'Multiple Choice', asked.choice)
  await addQuestion(page, 'Opinion Scale', asked.scale)
  await addQuestion(page, 'Yes/No Answer', asked.yesno)
  await addQuestion(page, 'Rating Star', asked.stars)
  await goOnTo(page, 'Permissions')
  await expect(toastOf(page)).toContainText('Field(s) Required in Question 1')
  await expect(toastOf(page)).toContainText('Fix issues for Option Field(s) in Question 3')

  await page.getByLabel('Question', { exact: true }).first().fill(asked.line)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Calm')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Speed')
}

/** Moves the last question one place higher with the keyboard. */
async function reorder(page: Page) {
  const heads = page.getByRole('list', { name: 'Questions' }).locator('button[aria-expanded]')
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect(heads.nth(5)).toContainText(asked.stars)
  await page.getByRole('button', { name: 'Move question 6 up', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('question 6 moved to place 5 of 6.')).toBeAttached()
  await expect(heads.nth(4)).toContainText(asked.stars)
}

/** Writes an address at which nobody wants mail, sees that it is marked, and takes it out again. */
async function leaveOut(page: Page, { workspaceId }: Actor) {
  const email = `${unique('ugo')}@elsewhere.example`
  await db.unsubscribedAddress.create({ data: { workspaceId, email, createdAt: now() } })
  await page.getByRole('textbox', { name: 'External reviewers' }).fill(email)
  await page.getByRole('textbox', { name: 'External reviewers' }).press('Enter')
  await expect(page.getByRole('button', { name: `Correct ${email}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${email}` }).click()
}

async function send(page: Page, people: Actor[], outside: string) {
  await goOnTo(page, 'Permissions')
  await choose(
    page,
    people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  )
  await page.getByRole('textbox', { name: 'External reviewers' }).fill(outside)
  await page.getByRole('textbox', { name: 'External reviewers' }).press('Enter')
  for (const person of people.slice(0, 1)) await leaveOut(page, person)
  await goOnTo(page, 'Review & Save')
  await page.getByRole('button', { name: 'Send to 3 people' }).dblclick()
  await page.waitForURL(/\/feedback\/preview\//)
  await expect(toastOf(page)).toContainText('Sent to 3 people')
}

async function answerAll(page: Page, line: string, story: string) {
  await questionCard(page, asked.line).getByRole('textbox').fill(line)
  await questionCard(page, asked.story).getByRole('textbox').fill(story)
  await questionCard(page, asked.choice).getByRole('checkbox', { name: 'Speed' }).check()
  await pick(page, asked.scale, /^4/)
  await pick(page, asked.yesno, 'Yes')
  await pick(page, asked.stars, /^9 stars/)
  await expect(page.getByText('6 of 6 answered')).toBeVisible()
  await expectSaved(page)
}

async function readResults(page: Page, rowan: Actor, outside: string) {
  await page.reload()
  await expect(page.getByText('2 of 3 answered').first()).toBeVisible()
  await expect(page.getByText('Calm minds', { exact: true })).toBeVisible()
  await expect(page.getByText('From outside', { exact: true })).toBeVisible()
  const views = page.getByRole('navigation', { name: 'Views of this feedback' })
  await views.getByRole('link', { name: /^Team/ }).click()
  const colleagues = page.getByRole('list', { name: 'Colleagues asked' }).getByRole('listitem')
  await expect(colleagues.filter({ hasText: 'Rowan Reed' })).toContainText('Answered')
  await expect(colleagues.filter({ hasText: 'Sam Field' })).toContainText('Pending')
  await views.getByRole('link', { name: /^Invited/ }).click()
  const others = page.getByRole('list', { name: 'External reviewers asked' }).getByRole('listitem')
  await expect(others.filter({ hasText: outside })).toContainText('Answered')
  await page.getByRole('link', { name: /^Answers/ }).click()
  await expect(page.getByText(`${rowan.firstName} ${rowan.lastName}`).first()).toBeVisible()
}

/** Each of them, and nobody else, by one notification. */
async function expectToldOnce({ workspaceId }: Actor, people: Actor[]) {
  const told = await db.notification.groupBy({
    by: ['memberId'],
    // Not badges, which a job awards every quarter of an hour.
    where: { workspaceId, key: { startsWith: 'review.' } },
    _count: true,
  })
  const ids = people.map(({ memberId }) => memberId)
  expect(told.map(({ memberId, _count }) => [memberId, _count]).toSorted()).toEqual(ids.toSorted().map((id) => [id, 1]))
}

test('somebody asks for feedback, is answered inside and outside, and reads it', async ({ page, arriveAs, visit }) => {
  test.setTimeout(120_000)
  const { mira, rowan, sam, outside } = await aCast()
  await arriveAs(mira)
  await writeQuestions(page)
  await reorder(page)
  await send(page, [rowan, sam], outside)

  await test.step('a colleague answers', async () => {
    const colleague = await visit(rowan)
    await colleague.goto('/notifications')
    await colleague.getByRole('link', { name: /How was the year/ }).click()
    await colleague.waitForURL(/\/feedback\/id\//)
    await answerAll(colleague, 'Calm minds', 'The launch.')
    await sendAnswers(colleague)
  })
  await test.step('somebody outside answers on a phone', async () => {
    const phone = await visit(undefined, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await phone.goto(linkIn(await mailTo(outside), '/feedback/rvc-'))
    await answerAll(phone, 'From outside', 'The summer party.')
    await sendAnswers(phone)
  })
  await readResults(page, rowan, outside)

  await expectToldOnce(mira, [rowan, sam])
  for (const email of [rowan.email, sam.email, outside]) {
    await mailTo(email)
    expect(await mailsTo(email)).toHaveLength(1)
  }
  expect(await mailsTo(mira.email)).toEqual([])
  expect(await db.review.count({ where: { workspaceId: mira.workspaceId } })).toBe(1)
  expect(await db.response.count({ where: { workspaceId: mira.workspaceId } })).toBe(2)
})
