import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { expect, test } from '@/e2e/support/test'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aTeamOfTwo } from '@/tests/factories/celebrations'

test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })

const failed = 'Failed! Please try again.'
const already = 'An earlier version was already sent. Check it before you send this one.'

/** Lets presses reach the server, and keeps the answers, until the connection is mended. */
async function loseAnswers(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().headers()['next-action'] === undefined) return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  return () => page.unroute('**/*')
}

test('applause whose answer was lost is not taken for the words changed since', async ({ visit }) => {
  const { giver, tom } = await anApplauseCircle()
  const page = await visit(giver)
  await page.goto(`/applaud/add?to=${tom.memberId}`)
  await page.getByText('Teamwork').click()
  const words = page.getByRole('textbox', { name: 'Message' })
  await words.fill('First words.')
  const send = page.getByRole('button', { name: 'Send' })
  const mend = await loseAnswers(page)
  await send.click()
  await expect(page.getByText(failed)).toBeVisible()
  await mend()
  await words.fill('Other words.')
  await send.click()
  await expect(page.getByText(already)).toBeVisible()
  await expect(words).toHaveValue('Other words.')
  const given = { giverId: giver.memberId }
  expect(await db.applause.findMany({ where: given, select: { words: true } })).toEqual([{ words: 'First words.' }])
  await send.click()
  await page.waitForURL('/applaud')
  expect(await db.applause.count({ where: given })).toBe(2)
})

test('a quick question whose answer was lost is not taken for another one', async ({ visit }) => {
  const { asha, tom } = await aTeamOfTwo()
  const page = await visit(asha)
  await page.goto(`/profile/preview/${tom.memberId}`)
  await page.getByRole('main').getByRole('button', { name: 'Ask for feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  const question = dialog.getByRole('textbox', { name: 'Question' })
  await question.fill('How did it go?')
  const mend = await loseAnswers(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await mend()
  await question.fill('How did the demo go?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(already)).toBeVisible()
  const asked = { creatorId: asha.memberId }
  expect(await db.review.findMany({ where: asked, select: { title: true } })).toEqual([{ title: 'How did it go?' }])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await db.review.count({ where: asked })).toBe(2)
})

test('a comment whose answer was lost is not taken for the words changed since', async ({ visit }) => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const page = await visit(tom)
  await page.goto(`/applaud/${id}`)
  const comment = page.getByRole('textbox', { name: 'Comment' })
  const send = page.getByRole('button', { name: 'Comment', exact: true })
  await comment.fill('Gladly')
  const mend = await loseAnswers(page)
  await send.click()
  await expect(page.getByText(failed)).toBeVisible()
  await mend()
  await comment.fill('Gladly!')
  await send.click()
  await expect(page.getByText(already)).toBeVisible()
  await expect(comment).toHaveValue('Gladly!')
  expect(await db.applauseComment.count({ where: { applauseId: id } })).toBe(1)
})
