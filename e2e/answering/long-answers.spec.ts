import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { expectSaved, questionCard, sendAnswers } from '@/e2e/support/answering'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const story = 'Tell us everything.'

/** Exactly as long as an answer may be. */
const longAnswer = 'All of it. '.repeat(1000).slice(0, 9_999) + '!'

const aLongForm = async () => {
  const { creator, asked } = await aCircle(1)
  const questions = [aQuestion('textarea', { questionText: story })]
  const review = await aReview(creator, { title: 'The long one', questions, asked })
  return { review, asked }
}

test('an answer of 10,000 characters outlives its tab and goes on on another device', async ({ visit }) => {
  const { review, asked } = await aLongForm()
  const first = await visit(asked[0])
  await first.goto(`/feedback/id/${review.id}`)
  await questionCard(first, story).getByRole('textbox').fill(longAnswer)
  await expect(first.getByText('10,000 / 10,000')).toBeVisible()
  await expectSaved(first)
  await first.close({ runBeforeUnload: false })

  const second = await visit(asked[0])
  await second.goto(`/feedback/id/${review.id}`)
  await expect(questionCard(second, story).getByRole('textbox')).toHaveValue(longAnswer)
  await sendAnswers(second)
  await second.getByText('Show more').click()
  await expect(second.getByText('All of it. All of it.').last()).toBeVisible()
})

test('what is typed while the network is away is there again, and reaches the server', async ({ visit }) => {
  const { review, asked } = await aLongForm()
  const page = await visit(asked[0])
  const box = questionCard(page, story).getByRole('textbox')
  await page.route('**/feedback/id/**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto(`/feedback/id/${review.id}`)
  await box.fill('Written in a tunnel')
  await expect(page.getByText('Could not save')).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const again = await page.context().newPage()
  await again.goto(`/feedback/id/${review.id}`)
  await expect(questionCard(again, story).getByRole('textbox')).toHaveValue('Written in a tunnel')
  await expect.poll(() => db.answer.count({ where: { reviewId: review.id, text: 'Written in a tunnel' } })).toBe(1)
})

test('a session that ends in the middle of an answer is begun anew where the answer stopped', async ({ visit }) => {
  const password = 'harbour kettle moss'
  const { workspace, creator } = await aCircle(0)
  const person = await aMember({ workspace, password })
  const questions = [aQuestion('textarea', { questionText: story })]
  const { id } = await aReview(creator, { questions, asked: [person] })
  const page = await visit(person)
  await page.goto(`/feedback/id/${id}`)
  const box = questionCard(page, story).getByRole('textbox')
  await box.fill('Written before')
  await expectSaved(page)

  await db.user.update({ where: { id: person.userId }, data: { sessionVersion: { increment: 1 } } })
  await box.fill('Written before and after')
  await expect(page.getByRole('alert').filter({ hasText: 'What you wrote is kept on this device.' })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.waitForURL(`**/feedback/id/${id}`)
  await expect(box).toHaveValue('Written before and after')
  await expect.poll(() => db.answer.count({ where: { reviewId: id, text: 'Written before and after' } })).toBe(1)
  await sendAnswers(page)
})

test('one character too many is said and never cut', async ({ visit }) => {
  const { review, asked } = await aLongForm()
  const page = await visit(asked[0])
  await page.goto(`/feedback/id/${review.id}`)
  await questionCard(page, story).getByRole('textbox').fill(`${longAnswer}?`)
  await expect(page.getByText('1 too many')).toBeVisible()
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText('Fix the marked answers')).toBeVisible()
  await expect(questionCard(page, story).getByRole('textbox')).toHaveValue(`${longAnswer}?`)
})
