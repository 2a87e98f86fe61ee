import { afterEach, expect, test } from 'vitest'
import { startVerification } from '@/lib/members/steps/start-verification'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { findVerificationState } from '@/lib/members/queries'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { hoursFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { newToken } from '@/lib/platform/secrets'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { mailedToken } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

afterEach(() => setClock())

const password = 'plum violin seven'

const isVerified = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { emailVerifiedAt: true } })).emailVerifiedAt !== null

async function aLink() {
  const person = await aPerson({ isVerified: false, password })
  await transaction((tx) => startVerification(tx, person))
  return { person, token: await mailedToken(person.email, 'email.verification') }
}

test('the link proves the address, once, and says so when it is pressed again', async () => {
  const { person, token } = await aLink()
  expect(await findVerificationState(token)).toBe('open')
  expect(await verifyEmail(aVisitor(), { token, password })).toEqual({ signInToken: expect.any(String) })
  expect(await isVerified(person.id)).toBe(true)
  expect(await findVerificationState(token)).toBe('used')
  expect(await verifyEmail(aVisitor(), { token, password })).toEqual({ signInToken: null })
})

test('looking at the link changes nothing', async () => {
  const { person, token } = await aLink()
  await findVerificationState(token)
  expect(await isVerified(person.id)).toBe(false)
  expect(await findVerificationState(token)).toBe('open')
})

test('two presses at once prove it once', async () => {
  const { token } = await aLink()
  const outcomes = await Promise.all([1, 2, 3].map(() => verifyEmail(aVisitor(), { token, password })))
  expect(outcomes.filter(({ signInToken }) => signInToken !== null)).toHaveLength(1)
})

test('after a day the link has run out', async () => {
  const { person, token } = await aLink()
  setClock(() => hoursFrom(new Date(), 24.1))
  expect(await findVerificationState(token)).toBe('gone')
  await expect(verifyEmail(aVisitor(), { token, password })).rejects.toMatchObject({ code: 'not-found' })
  setClock()
  expect(await isVerified(person.id)).toBe(false)
})

test('a newer link replaces it', async () => {
  const { person, token } = await aLink()
  setClock(() => minutesFrom(new Date(), 1))
  await transaction((tx) => startVerification(tx, person))
  await expect(verifyEmail(aVisitor(), { token, password })).rejects.toMatchObject({ code: 'not-found' })
  expect(await isVerified(person.id)).toBe(false)
})

test('a made-up token is refused', async () => {
  await expect(verifyEmail(aVisitor(), { token: newToken(), password })).rejects.toMatchObject({ code: 'not-found' })
})

test('only the hash of the token is stored', async () => {
  const { person, token } = await aLink()
  const [stored] = await db.emailVerification.findMany({ where: { userId: person.id } })
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored?.expiresAt.getTime()).toBeGreaterThan(now().getTime())
})

test('the link alone proves nothing: a stranger who knows the password may have registered the address', async () => {
  const { person, token } = await aLink()
  for (const wrong of ['', 'harbour kettle moss']) {
    await expectRefused(verifyEmail(aVisitor(), { token, password: wrong }), 'invalid', 'password')
  }
  expect(await isVerified(person.id)).toBe(false)
  expect(await findVerificationState(token)).toBe('open')
})

test('a password that is replaced while the link is pressed with it proves nothing', async () => {
  const { person, token } = await aLink()
  const { pressed } = await transaction(async (tx) => {
    await lockAccount(tx, person.id)
    const begun = outcomeOf(verifyEmail(aVisitor(), { token, password }))
    await untilAwaited()
    const passwordHash = await hashPassword('harbour kettle moss')
    await tx.user.update({ where: { id: person.id }, data: { passwordHash }, select: { id: true } })
    return { pressed: begun }
  })
  expect(await pressed).toBe('invalid')
  expect(await isVerified(person.id)).toBe(false)
})

test('what it answers signs in', async () => {
  const { person, token } = await aLink()
  const { signInToken } = await verifyEmail(aVisitor(), { token, password })
  expect(await findOpenSignInLink(signInToken ?? '')).toEqual({ email: person.email })
})

test('of a link and a newer one asked for at the same moment, neither waits for the other for ever', async () => {
  const { person, token } = await aLink()
  const { pressed } = await transaction(async (tx) => {
    await lockAccount(tx, person.id)
    const begun = outcomeOf(verifyEmail(aVisitor(), { token, password }))
    await untilAwaited()
    await tx.emailVerification.deleteMany({ where: { userId: person.id } })
    return { pressed: begun }
  })
  expect(await pressed).toBe('not-found')
})
