import type { Page } from '@playwright/test'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { externalPlaceOf, placeOf } from '@/tests/factories/respondents'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { expectSaved, questionCard } from '@/e2e/support/answering'
import { mailedCodeOf } from '@/e2e/support/reviewer-code'
import { expect, test } from '@/e2e/support/test'

const story = 'Tell us everything.'
const words = 'What I wanted to say'

async function aForm() {
  const { creator, asked } = await aCircle(2)
  const [person = creator] = asked
  const email = `${unique('olga')}@client.example`
  const questions = [aQuestion('textarea', { questionText: story })]
  return { creator, person, email, review: await aReview(creator, { questions, asked, emails: [email] }) }
}

const box = (page: Page) => questionCard(page, story).getByRole('textbox')

/** Opens the form, writes in it once it opens to them no more, and loads the page again. */
async function writeTooLate(page: Page, path: string, close: () => Promise<unknown>) {
  await page.goto(path)
  await expect(box(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await close()
  await box(page).fill(words)
  await box(page).blur()
  await expect(page.getByText('What you wrote is kept on this device.')).toBeVisible()
  await page.reload()
}

test('who was taken off the list finds on their device what they were writing, without the question', async ({
  visit,
}) => {
  const { creator, person, review } = await aForm()
  const page = await visit(person)
  await writeTooLate(page, `/feedback/id/${review.id}`, async () =>
    removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, person)).id }),
  )
  await expect(page.getByText('Your answers are no longer needed')).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy what you wrote' })).toBeVisible()
  await expect(page.getByText(story)).toHaveCount(0)
  await page.getByRole('button', { name: 'Forget them' }).click()
  await expect(page.getByText(words)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Your answers are no longer needed')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
})

test('who opted out elsewhere sees what this device holds, and goes on with it after all', async ({ visit }) => {
  const { person, review } = await aForm()
  const page = await visit(person)
  await writeTooLate(page, `/feedback/id/${review.id}`, () => optOutOfReview(person, { reviewId: review.id }))
  await expect(page.getByText('You opted out')).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Answer after all' }).click()
  await expect(box(page)).toHaveValue(words)
  await expectSaved(page)
})

test('a link that opens nothing any more still shows what was written through it on this device', async ({ page }) => {
  const { creator, email, review } = await aForm()
  await writeTooLate(page, `/feedback/rvc-${await mailedCodeOf(review.id, email)}`, async () =>
    removeRespondent(creator, { id: review.id, assigneeId: (await externalPlaceOf(review, email)).id }),
  )
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
})
