import { expect, test } from 'vitest'
import { codeIn, findMailedAddress, findReviewer } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aCircle, aReview, mailedCode } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'

test('the code is what follows the mark of a link', () => {
  expect(codeIn('rvc-abc')).toBe('abc')
  expect(codeIn('abc')).toBe('')
})

test('a code opens its review until its time is over, and stays good for declining mail', async () => {
  const { creator } = await aCircle(0)
  const email = `${unique('olga')}@client.example`
  const { id: reviewId } = await aReview(creator, { emails: [email] })
  const code = await mailedCode(email)
  const mailed = { email, logoId: null, workspaceId: creator.workspaceId, workspaceName: creator.workspaceName }
  expect(await findReviewer(code)).toMatchObject({ reviewId, email, workspaceId: creator.workspaceId })
  expect(await findMailedAddress(code)).toEqual(mailed)
  await db.externalReviewer.updateMany({ where: { email }, data: { expiresAt: new Date(0) } })
  expect(await findReviewer(code)).toBeNull()
  expect(await findMailedAddress(code)).toEqual(mailed)
})

test.each([newToken(), '', "' OR 1=1 --", 'x'.repeat(42)])('%j opens nothing', async (code) => {
  expect(await findReviewer(code)).toBeNull()
  expect(await findMailedAddress(code)).toBeNull()
})
