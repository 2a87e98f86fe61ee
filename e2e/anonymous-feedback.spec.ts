import type { Page } from '@playwright/test'
import { aCircle, aQuestion, aReview, type GivenForm } from '@/tests/factories/reviews'
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

async function answer(page: Page, reviewId: string, text: string) {
  await page.goto(`/feedback/id/${reviewId}`)
  await expect(page.getByText('Nobody', { exact: false }).first()).toBeVisible()
  await questionCard(page, question).getByRole('textbox').fill(text)
  await sendAnswers(page)
}

async function close(page: Page) {
  await pressStep(page, 'Close')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).dblclick()
  await expect(page.getByText('Closed to new answers')).toBeVisible()
}

test('three anonymous answers are hidden until the close, and shown without names after it', async ({ visit }) => {
  const { creator, asked, review } = await aCircleAsked()
  for (const [index, person] of asked.entries()) await answer(await visit(person), review.id, secrets[index] ?? '')

  const page = await visit(creator)
  for (const tab of ['summary', 'answers']) {
    await page.goto(`/feedback/preview/${review.id}?tab=${tab}`)
    expect(await page.content()).not.toContain(secrets[0])
  }
  await page.goto(`/feedback/preview/${review.id}`)
  await expect(page.getByText('Anonymous results appear after it closes')).toBeVisible()
  await close(page)
  await page.goto(`/feedback/preview/${review.id}?tab=summary`)
  for (const secret of secrets) await expect(page.getByText(secret)).toBeVisible()
  for (const tab of ['summary', 'answers']) {
    await page.goto(`/feedback/preview/${review.id}?tab=${tab}`)
    for (const { lastName } of asked) expect(await page.content()).not.toContain(lastName)
  }
})

test('two anonymous answers stay hidden for good', async ({ visit }) => {
  const { creator, asked, review } = await aCircleAsked()
  for (const person of asked.slice(0, 2)) await answer(await visit(person), review.id, secrets[0] ?? '')
  const page = await visit(creator)
  await page.goto(`/feedback/preview/${review.id}`)
  await close(page)
  for (const tab of ['summary', 'answers', 'team']) {
    await page.goto(`/feedback/preview/${review.id}?tab=${tab}`)
    expect(await page.content()).not.toContain(secrets[0])
  }
  await page.goto(`/feedback/preview/${review.id}`)
  await expect(page.getByText('Too few answers to show')).toBeVisible()
})
