import type { Page } from '@playwright/test'
import { findReviewer } from '@/lib/access/reviewer'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { aCircle, anAnswer, aQuestion, aResponse, aReview, questionOf, type GivenForm } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { pick, questionCard } from '@/e2e/support/answering'
import { expireCode, mailedCodeOf } from '@/e2e/support/reviewer-code'
import { expect, test } from '@/e2e/support/test'

const kept = 'Did we keep our word?'
const why = 'What went wrong?'
const stars = 'How likely is it that you recommend us?'
const more = 'What else?'

/** A small phone whose browser runs no script. */
const phone = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  javaScriptEnabled: false,
}

function aForm(): GivenForm {
  const keeping = aQuestion('yesno', { questionText: kept })
  return {
    title: 'How we worked together',
    questions: [
      keeping,
      aQuestion('textarea', { questionText: why, follows: { key: keeping.key, when: 'NO', value: null } }),
      aQuestion('rating', { questionText: stars }),
      aQuestion('input', { questionText: more, isRequired: false }),
    ],
  }
}

async function anExternalReviewerAsked(given: GivenForm = {}) {
  const { creator } = await aCircle(0)
  const email = `${unique('olga')}@client.example`
  const review = await aReview(creator, { ...aForm(), emails: [email], ...given })
  const code = await mailedCodeOf(review.id, email)
  return { creator, review, code, path: `/feedback/rvc-${code}` }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const expectNoSidewaysScroll = async (page: Page) => {
  const { scrollWidth } = await page.locator('html').evaluate(({ scrollWidth }) => ({ scrollWidth }))
  expect(scrollWidth).toBeLessThanOrEqual(320)
}

/** Answers a part of it, and keeps that. */
async function begin(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByText('By answering you agree to how they’re kept.')).toBeVisible()
  await expect(page.getByText('Answering is voluntary')).toBeHidden()
  await page.getByText('Details').click()
  await expect(page.getByText('Answering is voluntary')).toBeVisible()
  await expect(questionCard(page, why)).toContainText('Only if your answer to question 1 is No.')
  await expect(questionCard(page, why)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await pick(page, kept, 'No')
  await page.getByLabel('Your name').fill('Olga Marin')
  // Enter in a line of text keeps what is there, and sends nothing.
  await questionCard(page, more).getByRole('textbox').fill('Greetings')
  await questionCard(page, more).getByRole('textbox').press('Enter')
  await expect(page.getByText('Your answers are saved')).toBeVisible()
}

/** Finds all of it again, and sends it too early. */
async function comeBack(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByText('You agreed on')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Olga Marin')
  await expect(questionCard(page, more).getByRole('textbox')).toHaveValue('Greetings')
  await questionCard(page, more).getByRole('textbox').fill('x'.repeat(501))
  await button(page, 'Send answers').click()
  await expect(page.getByRole('alert')).toContainText('Fix the marked answers')
  await expect(questionCard(page, why)).toContainText('This question needs an answer.')
  await expect(questionCard(page, stars)).toContainText('This question needs an answer.')
  await expect(questionCard(page, more)).toContainText('At most 500 characters fit here.')
  await expect(questionCard(page, more).getByRole('textbox')).toHaveValue('x'.repeat(501))
}

async function mendAndSend(page: Page) {
  await questionCard(page, why).getByRole('textbox').fill('The deadline')
  await questionCard(page, more).getByRole('textbox').fill('Thanks')
  await pick(page, stars, /^7 stars/)
  await button(page, 'Send answers').click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('The deadline')).toBeVisible()
  await expectNoSidewaysScroll(page)
}

test('without a script somebody outside saves, comes back on another phone, mends and sends', async ({ visit }) => {
  const { path } = await anExternalReviewerAsked()
  await begin(await visit(undefined, phone), path)
  const page = await visit(undefined, phone)
  await comeBack(page, path)
  await mendAndSend(page)

  await page.goto(path)
  await page.getByRole('link', { name: 'Change your answers' }).click()
  await pick(page, stars, /^9 stars/)
  await button(page, 'Send changes').click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByRole('paragraph').filter({ hasText: 'of 10 stars' })).toContainText('9')
})

test('without a script somebody outside declines, and changes their mind', async ({ visit }) => {
  const { path } = await anExternalReviewerAsked()
  const page = await visit(undefined, phone)
  await page.goto(path)
  await page.getByText('You don’t have to answer').click()
  await button(page, 'Opt out').click()
  await expect(page.getByText('You opted out')).toBeVisible()
  await page.goto(path)
  await button(page, 'Answer after all').click()
  await expect(page.getByText(kept)).toBeVisible()
})

test('without a script somebody outside reads what they did not send, while it is paused and once it is closed', async ({
  visit,
}) => {
  const { creator, review, path } = await anExternalReviewerAsked()
  const page = await visit(undefined, phone)
  await begin(page, path)
  await pauseReview(creator, review)
  await page.goto(path)
  await expect(page.getByText('This feedback is paused')).toBeVisible()
  await expect(page.getByText('Your draft is kept')).toBeVisible()
  await expect(page.getByText('Greetings')).toBeVisible()
  await closeReview(creator, review)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Written but not sent' })).toBeVisible()
  await expect(page.getByText('Greetings')).toBeVisible()
})

test('without a script what somebody outside sends while it is paused is kept', async ({ visit }) => {
  const { creator, review, path } = await anExternalReviewerAsked()
  const page = await visit(undefined, phone)
  await begin(page, path)
  await questionCard(page, why).getByRole('textbox').fill('The deadline')
  await pick(page, stars, /^7 stars/)
  await pauseReview(creator, review)
  await button(page, 'Send answers').click()
  await expect(page.getByText('This feedback is paused')).toBeVisible()
  await expect(page.getByText('Your draft is kept')).toBeVisible()
  await expect(page.getByText('The deadline')).toBeVisible()
})

test('without a script somebody outside reads what they changed and did not send, and not what they had sent', async ({
  visit,
}) => {
  const { creator, review, code, path } = await anExternalReviewerAsked()
  const reviewer = await findReviewer(code)
  if (!reviewer) throw new Error('The link leads nowhere.')
  await aResponse(reviewer, review)
  const answers = [anAnswer(questionOf(review, 'input'), { text: 'Too late' })]
  await saveRevision(reviewer, { reviewId: review.id, answers })
  await closeReview(creator, review)
  const page = await visit(undefined, phone)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Changed but not sent' })).toBeVisible()
  await expect(page.getByText('Too late')).toBeVisible()
  await expect(page.getByText(kept)).toBeHidden()
  await expectNoSidewaysScroll(page)
})

test('mail is declined on a page and by the mail program, and opening a link alone changes nothing', async ({
  visit,
  request,
}) => {
  const { code } = await anExternalReviewerAsked()
  const link = `/api/unsubscribe/${code}`
  const page = await visit(undefined, phone)
  await request.head(link)
  await page.goto(link)
  await expect(page).toHaveURL(/\/feedback\/rvc-[\w-]{43}\/unsubscribe$/)
  await expect(button(page, 'Unsubscribe')).toBeVisible()
  await button(page, 'Unsubscribe').click()
  await expect(button(page, 'Resubscribe')).toBeVisible()
  await button(page, 'Resubscribe').click()
  await expect(button(page, 'Unsubscribe')).toBeVisible()

  const pressed = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(pressed.status()).toBe(200)
  await page.goto(link)
  await expect(button(page, 'Resubscribe')).toBeVisible()
})

test('a link that has run out says so, and no link is for search engines', async ({ visit, request }) => {
  const { code, path } = await anExternalReviewerAsked()
  const opened = await request.get(path)
  expect(opened.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(opened.headers()['referrer-policy']).toBe('same-origin')
  await expireCode(code)
  const page = await visit(undefined, phone)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
})

test('on a phone the first question is in sight, however much is said above it', async ({ visit }) => {
  const { path } = await anExternalReviewerAsked({ description: 'We want to work better with you. '.repeat(20) })
  const page = await visit(undefined, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto(path)
  const { y } = (await questionCard(page, kept).boundingBox()) ?? { y: Infinity }
  expect(y).toBeLessThanOrEqual(500)
})

test('with a script the name and the answers are kept as one goes', async ({ visit }) => {
  const { path } = await anExternalReviewerAsked()
  const page = await visit(undefined, { viewport: { width: 390, height: 844 } })
  await page.goto(path)
  await expect(questionCard(page, why)).toHaveCount(0)
  await page.getByLabel('Your name').fill('Olga Marin')
  await pick(page, kept, 'No')
  await questionCard(page, why).getByRole('textbox').fill('The deadline')
  await pick(page, stars, /^7 stars/)
  await button(page, 'Send answers').click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Change your answers' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Olga Marin')
})
