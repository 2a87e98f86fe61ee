import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { expectSaved, questionCard, sendAnswers } from '@/e2e/support/answering'
import { expectAwake } from '@/e2e/support/awake'
import { expect, test } from '@/e2e/support/test'

const story = 'Tell us everything.'
const title = 'How was the launch?'

/** Somebody who opens the form they were asked from their list. */
async function openFromList(visit: () => Promise<Page>) {
  const page = await visit()
  await page.goto('/feedback')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/\/feedback\/id\//)
  await expectAwake(page)
  return { page, box: questionCard(page, story).getByRole('textbox') }
}

async function aForm() {
  const { creator, asked } = await aCircle(1)
  const questions = [aQuestion('textarea', { questionText: story, isRequired: false })]
  const { id } = await aReview(creator, { title, questions, asked })
  const stored = async () => {
    const answers = await db.answer.findMany({ where: { reviewId: id }, select: { text: true, isCounted: true } })
    return answers.map(({ text, isCounted }) => [text, isCounted])
  }
  return { person: asked[0], stored }
}

async function leaveAndComeBack(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Feedback', exact: true }).click()
  await page.waitForURL(/\/feedback$/)
  await page.goBack()
  await page.waitForURL(/\/feedback\/id\//)
  await expectAwake(page)
}

test("what was saved is there after the browser's Back, and is what Send sends", async ({ visit }) => {
  const { person, stored } = await aForm()
  const { page, box } = await openFromList(() => visit(person))
  for (const text of ['It went well.', 'It went well, and late.']) {
    await box.fill(text)
    await expectSaved(page)
    // That it is saved may still be said of the text before.
    await expect.poll(stored).toEqual([[text, false]])
    await leaveAndComeBack(page)
    await expect(box).toHaveValue(text)
  }
  await sendAnswers(page)
  expect(await stored()).toEqual([['It went well, and late.', true]])
})

test('what was typed last before the page was left is saved as well', async ({ visit }) => {
  const { person, stored } = await aForm()
  const { page, box } = await openFromList(() => visit(person))
  await box.fill('One last word')
  await page.goBack()
  await page.waitForURL(/\/feedback$/)
  await expect.poll(stored).toEqual([['One last word', false]])
})
