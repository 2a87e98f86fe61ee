import { afterEach, expect, test } from 'vitest'
import { startVerification } from '@/lib/members/commands/start-verification'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { findVerificationState } from '@/lib/members/queries'
import { hoursFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { mailedToken } from '@/tests/support/outbox'

afterEach(() => setClock())

const isVerified = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { emailVerifiedAt: true } })).emailVerifiedAt !== null

async function aLink() {
  const person = await aPerson({ isVerified: false })
  await transaction((tx) => startVerification(tx, person))
  return { person, token: await mailedToken(person.email, 'email.verification') }
}

test('the link proves the address, once, and says so when it is pressed again', async () => {
  const { person, token } = await aLink()
  expect(await findVerificationState(token)).toBe('open')
  expect(await verifyEmail(aVisitor(), { token })).toEqual({ outcome: 'verified', email: person.email })
  expect(await isVerified(person.id)).toBe(true)
  expect(await findVerificationState(token)).toBe('used')
  expect(await verifyEmail(aVisitor(), { token })).toEqual({ outcome: 'already', email: person.email })
})

test('looking at the link changes nothing', async () => {
  const { person, token } = await aLink()
  await findVerificationState(token)
  expect(await isVerified(person.id)).toBe(false)
  expect(await findVerificationState(token)).toBe('open')
})

test('two presses at once prove it once', async () => {
  const { token } = await aLink()
  const outcomes = await Promise.all([1, 2, 3].map(() => verifyEmail(aVisitor(), { token })))
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['already', 'already', 'verified'])
})

test('after a day the link has run out', async () => {
  const { person, token } = await aLink()
  setClock(() => hoursFrom(new Date(), 24.1))
  expect(await findVerificationState(token)).toBe('gone')
  await expect(verifyEmail(aVisitor(), { token })).rejects.toMatchObject({ code: 'not-found' })
  setClock()
  expect(await isVerified(person.id)).toBe(false)
})

test('a newer link replaces it', async () => {
  const { person, token } = await aLink()
  setClock(() => minutesFrom(new Date(), 1))
  await transaction((tx) => startVerification(tx, person))
  await expect(verifyEmail(aVisitor(), { token })).rejects.toMatchObject({ code: 'not-found' })
  expect(await isVerified(person.id)).toBe(false)
})

test('a made-up token is refused', async () => {
  await expect(verifyEmail(aVisitor(), { token: newToken() })).rejects.toMatchObject({ code: 'not-found' })
})

test('only the hash of the token is stored', async () => {
  const { person, token } = await aLink()
  const [stored] = await db.emailVerification.findMany({ where: { userId: person.id } })
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored?.expiresAt.getTime()).toBeGreaterThan(now().getTime())
})
