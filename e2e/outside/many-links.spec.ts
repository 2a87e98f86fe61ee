import { newToken } from '@/lib/platform/secrets'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailedCodeOf } from '@/e2e/support/reviewer-code'
import { expect, test } from '@/e2e/support/test'

/** As many as one address may get wrong in an hour. */
const wrongLinks = 50

test('who tries many links is let in by none for a while, and nobody else is kept out', async ({ visit, request }) => {
  const { creator } = await aCircle(0)
  const email = `${unique('olga')}@client.example`
  const review = await aReview(creator, { title: 'How we worked together', emails: [email] })
  const path = `/feedback/rvc-${await mailedCodeOf(review.id, email)}`
  const trier = { 'x-forwarded-for': `10.255.${Date.now() % 250}.7` }
  const textOf = async (address: string) => (await request.get(address, { headers: trier })).text()

  for (let tried = 1; tried < wrongLinks; tried++) await textOf(`/feedback/rvc-${newToken()}`)
  expect(await textOf(path)).toContain('Before you answer')
  await textOf(`/feedback/rvc-${newToken()}`)
  const kept = await textOf(path)
  expect(kept).toContain('Too many links that lead nowhere were opened from here.')
  expect(kept).not.toContain('Before you answer')

  const page = await visit()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Before you answer' })).toBeVisible()
})
