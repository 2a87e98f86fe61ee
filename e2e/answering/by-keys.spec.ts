import { db } from '@/lib/platform/db'
import { aCircle, oneOfEach, aReview } from '@/tests/factories/reviews'
import { expectSaved, questionCard } from '@/e2e/support/answering'
import { expectAwake } from '@/e2e/support/awake'
import { pressOn, tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'

test('somebody without a pointer answers each type of question, and sends', async ({ visit }) => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { questions: oneOfEach(), asked })
  const page = await visit(asked[0])
  await page.goto('/feedback')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'How we work' }))
  await page.waitForURL(/\/feedback\/id\//)
  await expectAwake(page)

  const card = (type: string) => questionCard(page, `What about ${type}?`)
  await tabTo(page, card('input').getByRole('textbox'))
  await page.keyboard.type('Quite well.')
  await tabTo(page, card('textarea').getByRole('textbox'))
  await page.keyboard.type('Two lines,\nof course.')
  await pressOn(page, card('checkbox').getByRole('checkbox', { name: 'Quick' }), 'Space')
  await tabTo(page, card('scale').getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await pressOn(page, card('yesno').getByRole('radio').first(), 'Space')
  await tabTo(page, card('rating').getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectSaved(page)
  await pressOn(page, page.getByRole('button', { name: 'Send answers' }))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const kept = await db.answer.findMany({ where: { reviewId: id, isCounted: true }, orderBy: { id: 'asc' } })
  expect(kept).toHaveLength(6)
})
