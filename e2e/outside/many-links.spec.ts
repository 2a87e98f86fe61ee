import { newToken } from '@/lib/platform/secrets'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailedCodeOf } from '@/e2e/support/reviewer-code'
import { expect, test } from '@/e2e/support/test'

/** As many as one address may get wrong in an hour. */
const wrongLinks = 50

test('refuses an address that tries many links for a while, and keeps nobody out who has a mailed one', async ({
  request,
}) => {
  const { creator } = await aCircle(0)
  const email = `${unique('olga')}@client.example`
  const review = await aReview(creator, { title: 'How we worked together', emails: [email] })
  const path = `/feedback/rvc-${await mailedCodeOf(review.id, email)}`
  const office = { 'x-forwarded-for': `10.255.${Date.now() % 250}.7` }
  const textOf = async (address: string) => (await request.get(address, { headers: office })).text()

  for (let tried = 0; tried < wrongLinks; tried++) await textOf(`/feedback/rvc-${newToken()}`)
  expect(await textOf(`/feedback/rvc-${newToken()}`)).toContain('Too many broken links were opened from here.')
  expect(await textOf(path)).toContain('By answering you agree')
})
