import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import type { Actor } from '@/lib/access/actor'
import { aCircle, anAnswer, aQuestion, aReview, questionOf, type GivenForm } from '@/tests/factories/reviews'
import { expectSaved, pick, questionCard } from '@/e2e/support/answering'
import { openSlowly } from '@/e2e/support/slow-line'
import { expect, test } from '@/e2e/support/test'

const story = 'Tell us everything.'
const stars = 'How likely is it that you recommend us?'
const more = 'What else?'

async function anAsked(given: GivenForm = {}) {
  const { creator, asked } = await aCircle(1)
  const questions = [
    aQuestion('textarea', { questionText: story }),
    aQuestion('rating', { questionText: stars }),
    aQuestion('input', { questionText: more, isRequired: false }),
  ]
  const review = await aReview(creator, { questions, asked, ...given })
  return { review, respondent: asked[0] ?? creator }
}

/** Opens the form on a line so slow that its scripts do not come before they are let through. */
async function openForm(page: Page, reviewId: string) {
  const letThrough = await openSlowly(page, `/feedback/id/${reviewId}`)
  await expect(questionCard(page, story)).toBeVisible()
  return letThrough
}

const box = (page: Page, question: string) => questionCard(page, question).getByRole('textbox')

const isReceived = (page: Page) => expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click({ noWaitAfter: true })

const storedTexts = async (reviewId: string) => {
  const answers = await db.answer.findMany({ where: { reviewId, text: { not: null } }, orderBy: { text: 'asc' } })
  return answers.map(({ text, isCounted }) => [text, isCounted])
}

test('what is typed and sent before the scripts have come arrives', async ({ visit }) => {
  const { review, respondent } = await anAsked()
  const page = await visit(respondent)
  await openForm(page, review.id)
  await box(page, story).fill('Written on a train')
  await pick(page, stars, /^7 stars/)
  await press(page, 'Send answers')
  await isReceived(page)
  expect(await storedTexts(review.id)).toEqual([['Written on a train', true]])
})

test('what is sent too early says what to mend, and loses nothing', async ({ visit }) => {
  const { review, respondent } = await anAsked()
  const page = await visit(respondent)
  const letThrough = await openForm(page, review.id)
  await box(page, story).fill('Written on a train')
  await press(page, 'Send answers')
  await expect(page.getByRole('alert')).toContainText('Fix the marked answers')
  await expect(box(page, story)).toHaveValue('Written on a train')
  letThrough()
  await pick(page, stars, /^7 stars/)
  await expectSaved(page)
  await press(page, 'Send answers')
  await isReceived(page)
})

async function withADraft(respondent: Actor, review: Awaited<ReturnType<typeof anAsked>>['review']) {
  const answers = [anAnswer(questionOf(review, 'textarea'), { text: 'From yesterday' })]
  await saveAnswers(respondent, { reviewId: review.id, answers })
}

test('what is typed before the scripts have come is still there when they have, and is saved', async ({ visit }) => {
  const { review, respondent } = await anAsked()
  await withADraft(respondent, review)
  const page = await visit(respondent)
  const letThrough = await openForm(page, review.id)
  await box(page, story).pressSequentially(', and today')
  await box(page, more).fill('Greetings')
  await pick(page, stars, /^7 stars/)
  const typed = await box(page, story).inputValue()
  letThrough()
  await expectSaved(page)
  await expect(box(page, story)).toHaveValue(typed)
  await expect(box(page, more)).toHaveValue('Greetings')
  await expect(page.getByText('3 of 3 answered')).toBeVisible()
  await expect
    .poll(() => storedTexts(review.id))
    .toEqual(
      [
        [typed, false],
        ['Greetings', false],
      ].toSorted(),
    )
  await press(page, 'Send answers')
  await isReceived(page)
})

test('a hundred of the longest answers arrive at once', async ({ visit }) => {
  const longest = 'あ'.repeat(10_000)
  const questions = Array.from({ length: 100 }, (_, index) =>
    aQuestion('textarea', { questionText: index === 0 ? story : `Question ${index}` }),
  )
  const { creator, asked } = await aCircle(1)
  const review = await aReview(creator, { questions, asked })
  const page = await visit(asked[0])
  await openForm(page, review.id)
  const filled = await page.locator('textarea').evaluateAll((boxes, text) => {
    for (const one of boxes) if (one instanceof HTMLTextAreaElement) one.value = text
    return boxes.length
  }, longest)
  expect(filled).toBe(100)
  await press(page, 'Send answers')
  await isReceived(page)
  const answers = await db.answer.findMany({ where: { reviewId: review.id }, select: { text: true } })
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([longest]))
})
