import type { Page } from '@playwright/test'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { aMember } from '@/tests/factories/members'
import { externalPlaceOf } from '@/tests/factories/respondents'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { questionCard } from '@/e2e/support/answering'
import { mailedCodeOf } from '@/e2e/support/reviewer-code'
import { signIn } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const story = 'Tell us everything.'
const words = 'What I would say to nobody here'

async function aForm() {
  const { creator, asked } = await aCircle(3)
  const [person = creator] = asked
  const email = `${unique('olga')}@client.example`
  const questions = [aQuestion('textarea', { questionText: story })]
  const review = await aReview(creator, { questions, asked, emails: [email], anonymity: 'ANONYMOUS' })
  return { creator, person, email, review }
}

/** Types words that the server refuses, so that they are on this device alone. */
async function typeInVain(page: Page, path: string, refuse: () => Promise<unknown>) {
  await page.goto(path)
  const box = questionCard(page, story).getByRole('textbox')
  await expect(box).toBeVisible()
  // What keeps the session alive asks once as it begins, and would bring a cookie back that was taken away.
  await page.waitForLoadState('networkidle')
  await refuse()
  await box.fill(words)
  await box.blur()
  await expect(page.getByText('What you wrote is kept on this device.')).toBeVisible()
  expect(await storageOf(page)).toContain(words)
}

const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

async function arriveAsSomebodyElse(page: Page) {
  await signIn(page.context(), await aMember())
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
}

test('an answer that could not be saved waits for its writer, and is gone once somebody else signs in', async ({
  visit,
}) => {
  const { person, review } = await aForm()
  const page = await visit(person)
  const path = `/feedback/id/${review.id}`
  await typeInVain(page, path, () => page.context().clearCookies())
  await page.goto('/auth/login')
  expect(await storageOf(page)).toContain(words)
  await arriveAsSomebodyElse(page)
  await expect.poll(() => storageOf(page)).not.toContain(words)
})

test('signing out leaves nothing of what could not be saved', async ({ visit }) => {
  const { person, review } = await aForm()
  const page = await visit(person)
  await typeInVain(page, `/feedback/id/${review.id}`, () => optOutOfReview(person, { reviewId: review.id }))
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/')
  await expect.poll(() => storageOf(page)).not.toContain(words)
})

test('what was written through a link is gone once somebody signs in', async ({ page }) => {
  const { creator, email, review } = await aForm()
  await typeInVain(page, `/feedback/rvc-${await mailedCodeOf(review.id, email)}`, async () =>
    removeRespondent(creator, { id: review.id, assigneeId: (await externalPlaceOf(review, email)).id }),
  )
  await arriveAsSomebodyElse(page)
  await expect.poll(() => storageOf(page)).not.toContain(words)
})
