import type { Page } from '@playwright/test'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { expectSaved, questionCard, sendAnswers } from '@/e2e/support/answering'
import { expect, test } from '@/e2e/support/test'

const story = 'Tell us everything.'
const more = 'What else?'

async function aForm() {
  const { creator, asked } = await aCircle(1)
  const questions = [
    aQuestion('textarea', { questionText: story }),
    aQuestion('input', { questionText: more, isRequired: false }),
  ]
  return { person: asked[0], review: await aReview(creator, { questions, asked }) }
}

const box = (page: Page, question: string) => questionCard(page, question).getByRole('textbox')

async function openTwice(page: Page, reviewId: string) {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/feedback/id/${reviewId}`)
    await expect(box(tab, story)).toBeVisible()
    // What keeps the session alive asks once as it begins, and would bring a cookie back that was taken away.
    await tab.waitForLoadState('networkidle')
  }
  return other
}

/** Types, and comes to know that it cannot be saved now. */
async function typeInVain(page: Page, question: string, text: string) {
  await box(page, question).fill(text)
  await box(page, question).blur()
  await expect(page.getByText('What you wrote is kept on this device.')).toBeVisible()
}

test('two tabs whose session ended both keep what was typed in them until somebody signs in', async ({ visit }) => {
  const { person, review } = await aForm()
  const page = await visit(person)
  const other = await openTwice(page, review.id)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await typeInVain(page, story, 'From the first tab')
  await typeInVain(other, more, 'From the second')
  await page.context().addCookies(cookies)
  await other.reload()
  await expect(box(other, story)).toHaveValue('From the first tab')
  await expect(box(other, more)).toHaveValue('From the second')
  await expectSaved(other)
})

test('what was typed after it was sent from another tab can still be read, until it is forgotten', async ({
  visit,
}) => {
  const { person, review } = await aForm()
  const page = await visit(person)
  const other = await openTwice(page, review.id)
  await box(page, story).fill('All of it')
  await expectSaved(page)
  await sendAnswers(page)
  await typeInVain(other, more, 'One more thing')
  await other.getByRole('button', { name: 'Reload the page' }).click()
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(other.getByText('Unsaved answers on this device')).toBeVisible()
  await expect(other.getByText('One more thing')).toBeVisible()
  await other.getByRole('button', { name: 'Forget them' }).click()
  await expect(other.getByText('One more thing')).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(other.getByText('One more thing')).toHaveCount(0)
})

test('what another device saved since is not written over, and what nobody chose here can still be read', async ({
  visit,
}) => {
  const { person, review } = await aForm()
  const train = await visit(person)
  await train.goto(`/feedback/id/${review.id}`)
  await expect(box(train, story)).toBeVisible()
  await train.waitForLoadState('networkidle')
  const cookies = await train.context().cookies()
  await train.context().clearCookies()
  await typeInVain(train, story, 'Written on the train')
  const desk = await visit(person)
  await desk.goto(`/feedback/id/${review.id}`)
  await box(desk, story).fill('Written at the desk')
  await expectSaved(desk)
  await train.context().addCookies(cookies)
  await box(train, story).fill('Written on the train, and on')
  await box(train, story).blur()
  await expect(train.getByText('A newer version was saved elsewhere.')).toBeVisible()
  await train.getByRole('button', { name: 'Reload the page' }).click()
  await expect(train.getByRole('button', { name: 'Use these' })).toBeVisible()
  await sendAnswers(train)
  await expect(train.getByText('Written at the desk')).toBeVisible()
  await expect(train.getByText('Written on the train, and on')).toBeVisible()
})
