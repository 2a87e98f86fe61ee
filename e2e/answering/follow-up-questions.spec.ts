import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { expectSaved, pick, questionCard, sendAnswers } from '@/e2e/support/answering'
import { expect, test } from '@/e2e/support/test'
import { addQuestion, choose, goOnTo, openLine, startForm, toastOf } from '@/e2e/support/wizard'

const asked = { stars: 'How was the launch?', why: 'What went wrong?', story: 'What comes next?' }

async function aForm() {
  const { creator, asked: people } = await aCircle(1)
  const stars = aQuestion('rating', { questionText: asked.stars, help: 'Think of the whole week.' })
  const follows = { key: stars.key, when: 'AT_MOST', value: 4 } as const
  const why = aQuestion('textarea', { questionText: asked.why, follows })
  const story = aQuestion('textarea', { questionText: asked.story })
  const review = await aReview(creator, { title: 'The launch', questions: [stars, why, story], asked: people })
  return { review, person: people[0] }
}

const counted = async (reviewId: string) =>
  (await db.answer.findMany({ where: { reviewId, isCounted: true } }))
    .map(({ text }) => text)
    .filter(Boolean)
    .sort()

const heads = (page: Page) =>
  page
    .getByRole('region', { name: /^Questions/ })
    .locator('button[aria-expanded]')
    .allInnerTexts()

test('a low answer asks why at once, and a better one takes the question back', async ({ visit }) => {
  const { review, person } = await aForm()
  const page = await visit(person)
  await page.goto(`/feedback/id/${review.id}`)
  await expect(page.getByText('Think of the whole week.')).toBeVisible()
  await expect(page.getByText('0 of 2 answered')).toBeVisible()
  await pick(page, asked.stars, /^3 stars/)
  await expect(page.getByRole('status').filter({ hasText: asked.why })).toBeAttached()
  await expect(page.getByText('1 of 3 answered')).toBeVisible()
  await questionCard(page, asked.story).getByRole('textbox').fill('Sleep')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(questionCard(page, asked.why)).toContainText('This question needs an answer.')
  await questionCard(page, asked.why).getByRole('textbox').fill('The first day')
  await expectSaved(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await pick(page, asked.stars, /^9 stars/)
  await expect(questionCard(page, asked.why)).toHaveCount(0)
  await expect(page.getByText('2 of 2 answered')).toBeVisible()
  await sendAnswers(page)
  expect(await counted(review.id)).toEqual(['Sleep'])
})

test('what was sent can be changed until it closes, and counts until the changes are sent', async ({ visit }) => {
  const { review, person } = await aForm()
  const page = await visit(person)
  await page.goto(`/feedback/id/${review.id}`)
  await pick(page, asked.stars, /^9 stars/)
  await questionCard(page, asked.story).getByRole('textbox').fill('Sleep')
  await sendAnswers(page)

  await page.getByRole('link', { name: 'Change your answers' }).click()
  await questionCard(page, asked.story).getByRole('textbox').fill('A holiday')
  await expectSaved(page)
  await expect.poll(() => db.answer.count({ where: { reviewId: review.id, text: 'A holiday' } })).toBe(1)
  expect(await counted(review.id)).toEqual(['Sleep'])

  await page.goto(`/feedback/id/${review.id}`)
  await expect(page.getByText('Your changes aren’t sent yet')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(questionCard(page, asked.story).getByRole('textbox')).toHaveValue('A holiday')
  await page.getByRole('button', { name: 'Send changes' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('A holiday')).toBeVisible()
  expect(await counted(review.id)).toEqual(['A holiday'])
})

test('a follow-up is written under its question, moves with it, and goes with it', async ({ visit }) => {
  const { creator } = await aCircle(0)
  const page = await visit(creator)
  await startForm(page, 'Blank form')
  await page.getByLabel('Title', { exact: true }).fill('The launch')
  await addQuestion(page, 'Rating Star', asked.stars)
  await page.getByRole('button', { name: 'Add a follow-up' }).click()
  await expect(page.getByText('Asked if the answer to question 1 is')).toBeVisible()
  await page.getByLabel('Number that brings it up', { exact: true }).selectOption('3')
  await page.getByLabel('Question', { exact: true }).last().fill(asked.why)
  await addQuestion(page, 'Paragraph Answer', asked.story)
  await page.getByRole('button', { name: 'Close all' }).click()
  const written = [
    expect.stringContaining(asked.stars),
    expect.stringMatching(/1\.1\s+If 3 or less\s+What went wrong/),
    expect.stringContaining(asked.story),
  ]
  await expect.poll(() => heads(page)).toEqual(written)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Move question 1 down', exact: true }).click()
  await expect
    .poll(() => heads(page))
    .toEqual([
      expect.stringContaining(asked.story),
      expect.stringContaining(asked.stars),
      expect.stringContaining(asked.why),
    ])
  await page
    .getByRole('button', { name: new RegExp(asked.stars) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Duplicate question 2', exact: true }).click()
  await expect.poll(async () => (await heads(page)).length).toBe(5)
  await page.getByRole('button', { name: 'Remove question 2', exact: true }).click()
  await expect(toastOf(page)).toContainText('Question 2 and its follow-ups removed')
  await expect.poll(async () => (await heads(page)).length).toBe(3)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await heads(page)).length).toBe(5)
})

test('who sends a form reads when reminders go out, and before saving it what brings up a follow-up', async ({
  visit,
}) => {
  const { creator, asked: people } = await aCircle(1)
  const page = await visit(creator)
  await startForm(page, 'Blank form')
  await page.getByLabel('Title', { exact: true }).fill('The launch')
  await addQuestion(page, 'Text Answer', asked.story)
  await addQuestion(page, 'Yes/No Answer', 'Did it go well?')
  await page.getByRole('button', { name: 'Add a follow-up' }).click()
  await page.getByLabel('Shown after the answer', { exact: true }).selectOption('Yes')
  await page.getByLabel('Question', { exact: true }).last().fill(asked.why)
  await goOnTo(page, 'Permissions')
  await openLine(page, 'Schedule')
  await expect(page.getByText('Mornings: after 3 working days, 3 and 1 before closing')).toBeVisible()
  await choose(
    page,
    people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  )
  await goOnTo(page, 'Review & Save')
  await expect(page.getByRole('button', { name: /2\.1/ })).toContainText(`${asked.why}Only if question 2 is Yes`)
})

test('a condition that cannot be is named, by the number of its question', async ({ visit }) => {
  const { creator } = await aCircle(0)
  const page = await visit(creator)
  await startForm(page, 'Blank form')
  await page.getByLabel('Title', { exact: true }).fill('The launch')
  await addQuestion(page, 'Yes/No Answer', 'Did it go well?')
  await page.getByRole('button', { name: 'Add a follow-up' }).click()
  await page.getByLabel('Question', { exact: true }).last().fill(asked.why)
  await page.getByLabel('Type of question 1', { exact: true }).selectOption('Text Answer')
  await goOnTo(page, 'Permissions')
  await expect(toastOf(page)).toContainText('Fix issues for Option Field(s) in Question 1.1')
  await expect(page.getByText('A written answer can’t have follow-ups.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask everyone instead' }).click()
  await expect(page.getByText('A written answer can’t have follow-ups.')).toHaveCount(0)
  await expect.poll(() => heads(page)).toEqual([expect.anything(), expect.not.stringContaining('1.1')])
})

test('a pasted list becomes options, and what was left out is said', async ({ visit }) => {
  const { creator } = await aCircle(0)
  const page = await visit(creator, { permissions: ['clipboard-read', 'clipboard-write'] })
  await startForm(page, 'Blank form')
  await addQuestion(page, 'Multiple Choice', 'What mattered?')
  const options = page.getByRole('group', { name: 'Options' }).getByRole('textbox')
  await page.evaluate(() => navigator.clipboard.writeText('Calm\n\n  Speed \ncalm\nTrust\n'))
  await options.first().press('ControlOrMeta+v')
  await expect(options).toHaveCount(3)
  await expect(toastOf(page)).toContainText('Left out: 1 line already there.')
  for (const [place, text] of ['Calm', 'Speed', 'Trust'].entries()) {
    await expect(options.nth(place)).toHaveValue(text)
  }
})

test('who opts out can leave out the next rounds as well, and take both back', async ({ visit }) => {
  const { creator, asked: people } = await aCircle(1)
  const review = await aReview(creator, { asked: people, frequency: 'Weekly', openDays: 4 })
  const page = await visit(people[0])
  await page.goto(`/feedback/id/${review.id}`)
  await page.getByRole('button', { name: 'Opt out' }).click()
  await page.getByLabel('Skip future rounds too').check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opt out' }).click()
  await expect(page.getByText('You opted out')).toBeVisible()
  const again = page.getByRole('switch', { name: 'Ask me in future rounds' })
  await expect(again).not.toBeChecked()
  await again.check()
  const declined = () => db.reviewAssignee.count({ where: { reviewId: review.id, optedOutFromFuture: true } })
  await expect.poll(declined).toBe(0)
  await page.getByRole('button', { name: 'Answer after all' }).click()
  await expect(page.getByRole('button', { name: 'Send answers' })).toBeVisible()
})
