import { expect, test } from 'vitest'
import { requestEmailChange } from '@/lib/members/account/commands/request-email-change'
import { findEmailChange } from '@/lib/members/account/queries'
import { resendVerification } from '@/lib/members/commands/resend-verification'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { findVerificationState, holdAccount } from '@/lib/members/queries'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aMember, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

const password = 'harbour kettle moss'
const anAddress = () => `${unique('new')}@acme.example`
const addressOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).email

test.each(Object.values(Role))(
  'a %s gets a link at the new address, and keeps the old one until then',
  async (role) => {
    const actor = await aMember({ role, password })
    const email = anAddress()
    expect(await requestEmailChange(actor, { email, password })).toEqual({ email })
    const token = await mailedToken(email, 'email.change')
    expect(await findEmailChange(token)).toEqual({ email, state: 'open' })
    expect(await addressOf(actor.userId)).toBe(actor.email)
  },
)

test('the letter calls nobody by name: the address may be a stranger’s', async () => {
  const actor = await aMember()
  const email = anAddress()
  await requestEmailChange(actor, { email, password: '' })
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ event: 'email.change', recipientName: '' })
  expect(mail?.props).toEqual({ recipientName: '', link: expect.any(String) })
})

test('an address that is taken gets the same answer and no mail', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const { email } = other
  expect(await requestEmailChange(actor, { email, password: '' })).toEqual({ email })
  expect(await mailsTo(email)).toEqual([])
  expect(await db.emailVerification.count({ where: { userId: actor.userId } })).toBe(0)
})

test('of two asked for at the same moment, one link counts', async () => {
  const actor = await aMember()
  const { second } = await transaction(async (tx) => {
    const { userId } = actor
    await holdAccount(tx, userId)
    const begun = requestEmailChange(actor, { email: anAddress(), password: '' })
    await untilAwaited()
    const link = { tokenHash: hashToken(newToken()), createdAt: now(), expiresAt: hoursFrom(now(), 24) }
    await tx.emailVerification.create({ data: { userId, email: anAddress(), ...link } })
    return { second: begun }
  })
  await second
  expect(await db.emailVerification.count({ where: { userId: actor.userId } })).toBe(1)
})

test('only the newest link counts', async () => {
  const actor = await aMember()
  const [first, second] = [anAddress(), anAddress()]
  await requestEmailChange(actor, { email: first, password: '' })
  await requestEmailChange(actor, { email: second, password: '' })
  expect(await findEmailChange(await mailedToken(first, 'email.change'))).toBeNull()
  expect(await findEmailChange(await mailedToken(second, 'email.change'))).toMatchObject({ state: 'open' })
})

test('asked for twice within a minute, it is mailed once, and works; back and forth, the newest works', async () => {
  const actor = await aMember()
  const [first, second] = [anAddress(), anAddress()]
  const ask = (email: string) => requestEmailChange(actor, { email, password: '' })
  await Promise.all([ask(first), ask(first)])
  expect(await mailsTo(first)).toHaveLength(1)
  await ask(second)
  await ask(first)
  expect(await mailsTo(first)).toHaveLength(2)
  expect(await findEmailChange(await mailedToken(first, 'email.change'))).toMatchObject({ state: 'open' })
})

test('the password is asked for where there is one', async () => {
  const actor = await aMember({ password })
  const email = anAddress()
  for (const wrong of ['', 'plum violin seven']) {
    await expectRefused(requestEmailChange(actor, { email, password: wrong }), 'invalid', 'password')
  }
  expect(await mailsTo(email)).toEqual([])
})

test('the address one has is refused, and after five in a day there is a wait', async () => {
  const actor = await aMember()
  await expectRefused(requestEmailChange(actor, { email: actor.email, password: '' }), 'invalid', 'email')
  for (let time = 0; time < 5; time++) await requestEmailChange(actor, { email: anAddress(), password: '' })
  await expectRefused(requestEmailChange(actor, { email: anAddress(), password: '' }), 'too-many')
})

test('its link proves no address in the place of the link that does, and neither replaces the other', async () => {
  const actor = await aMember({ isVerified: false })
  const email = anAddress()
  await resendVerification(aVisitor(), { email: actor.email })
  await requestEmailChange(actor, { email, password: '' })
  await resendVerification(aVisitor(), { email: actor.email })
  const change = await mailedToken(email, 'email.change')
  const proof = await mailedToken(actor.email, 'email.verification')
  await expectRefused(verifyEmail(aVisitor(), { token: change }), 'not-found')
  expect(await findVerificationState(change)).toBe('gone')
  expect(await findVerificationState(proof)).toBe('open')
  expect(await findEmailChange(change)).toMatchObject({ state: 'open' })
  expect(await findEmailChange(proof)).toBeNull()
})
