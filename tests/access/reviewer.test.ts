import { expect, test } from 'vitest'
import { admitReviewer, codeIn, findMailedAddress, findReviewer } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aVisitor } from '@/tests/factories/members'
import { aCircle, aReview, mailedCode } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'

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

/** As many as one address may get wrong in an hour. */
const wrongLinks = 50

const someEmail = () => `${unique('olga')}@client.example`

async function twoCodes() {
  const { creator } = await aCircle(0)
  const [gone, open] = [someEmail(), someEmail()]
  await aReview(creator, { emails: [gone, open] })
  await db.externalReviewer.updateMany({ where: { email: gone }, data: { expiresAt: new Date(0) } })
  return { gone: await mailedCode(gone), open: await mailedCode(open) }
}

test('links that were ours and have run out open nothing, and keep nobody out who has one that counts', async () => {
  const { gone, open } = await twoCodes()
  const office = aVisitor()
  for (let time = 0; time < wrongLinks; time++) expect(await admitReviewer(office, gone)).toBeNull()
  expect(await admitReviewer(office, open)).not.toBeNull()
})

test('refuses an address that tries many which never were, and lets in the holder of a mailed one there', async () => {
  const { gone, open } = await twoCodes()
  const office = aVisitor()
  for (let time = 1; time < wrongLinks; time++) await admitReviewer(office, newToken())
  expect(await admitReviewer(office, 'no code at all')).toBeNull()
  await expectRefused(admitReviewer(office, newToken()), 'too-many')
  expect(await admitReviewer(office, open)).not.toBeNull()
  expect(await admitReviewer(office, gone)).toBeNull()
  expect(await admitReviewer(aVisitor(), newToken())).toBeNull()
})

test('a valid link to a suspended workspace says to try again later, and opens once the workspace is restored', async () => {
  const { gone, open } = await twoCodes()
  const { workspaceId } = await db.externalReviewer.findFirstOrThrow({ where: { codeHash: hashToken(open) } })
  const suspend = (suspendedAt: Date | null) =>
    db.workspace.update({ where: { id: workspaceId }, data: { suspendedAt }, select: { id: true } })
  await suspend(new Date())
  const { code, message } = await refusalOf(admitReviewer(aVisitor(), open))
  expect([code, message]).toEqual(['conflict', 'This feedback can’t be opened right now. Try again later.'])
  expect(await admitReviewer(aVisitor(), gone)).toBeNull()
  expect(await findReviewer(open)).toBeNull()
  await suspend(null)
  expect(await admitReviewer(aVisitor(), open)).not.toBeNull()
})
