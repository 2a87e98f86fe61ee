import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { aCircle, anAnswer, aQuestion, aResponse, aReview, type GivenForm } from '@/tests/factories/reviews'
import { questionCard, sendAnswers } from './support/answering'
import { pressStep } from './support/steps'
import { expect, test } from './support/test'

const question = 'What should change?'
const secrets = ['More quiet hours', 'Fewer meetings', 'A window seat']

const form: GivenForm = { anonymity: 'ANONYMOUS', questions: [aQuestion('textarea', { questionText: question })] }

const aCircleAsked = async () => {
  const { creator, asked } = await aCircle(3)
  return { creator, asked, review: await aReview(creator, { ...form, asked }) }
}

type Asked = Awaited<ReturnType<typeof aCircleAsked>>

/** The first of these people answers in the browser. The screens of the others would be the same once more. */
async function answerAll({ asked, review }: Asked, visit: (person: Actor) => Promise<Page>, words: readonly string[]) {
  for (const [index, text] of words.entries()) {
    const person = asked[index]
    if (!person) throw new Error('Too few were asked.')
    if (index === 0) await answer(await visit(person), review.id, text)
    else
      await aResponse(
        person,
        review,
        review.questions.map((one) => anAnswer(one, { text })),
      )
  }
}

async function answer(page: Page, reviewId: string, text: string) {
  await page.goto(`/feedback/id/${reviewId}`)
  await expect(page.getByText('Nobody', { exact: false }).first()).toBeVisible()
  await questionCard(page, question).getByRole('textbox').fill(text)
  await sendAnswers(page)
}

/** Everything that a tab of the results is made of, whether or not it is shown. */
async function textOf(page: Page, { id }: { id: string }, tab: string) {
  const answer = await page.request.get(`/feedback/preview/${id}?tab=${tab}`)
  expect(answer.status()).toBe(200)
  return answer.text()
}

async function close(page: Page) {
  await pressStep(page, 'Close')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).dblclick()
  await expect(page.getByText('Closed to new answers')).toBeVisible()
}

test('three anonymous answers are hidden until the close, and shown without names after it', async ({ visit }) => {
  const circle = await aCircleAsked()
  const { creator, asked, review } = circle
  await answerAll(circle, visit, secrets)

  const page = await visit(creator)
  for (const tab of ['summary', 'answers']) {
    const text = await textOf(page, review, tab)
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  await page.goto(`/feedback/preview/${review.id}`)
  await expect(page.getByText('Anonymous results appear after it closes')).toBeVisible()
  await close(page)
  await page.goto(`/feedback/preview/${review.id}?tab=summary`)
  for (const secret of secrets) await expect(page.getByText(secret)).toBeVisible()
  for (const tab of ['summary', 'answers']) {
    const text = await textOf(page, review, tab)
    for (const { lastName } of asked) expect(text).not.toContain(lastName)
  }
})

test('two anonymous answers stay hidden for good', async ({ visit }) => {
  const circle = await aCircleAsked()
  const { creator, review } = circle
  await answerAll(circle, visit, secrets.slice(0, 2))
  const page = await visit(creator)
  await page.goto(`/feedback/preview/${review.id}`)
  await close(page)
  for (const tab of ['summary', 'answers', 'team']) {
    const text = await textOf(page, review, tab)
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  await page.goto(`/feedback/preview/${review.id}`)
  await expect(page.getByText('Too few answers to show')).toBeVisible()
})
