import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { requestEmailChange } from '@/lib/members/account/commands/request-email-change'
import { findAskedEmail, findEmailChange } from '@/lib/members/account/queries'
import { resendVerification } from '@/lib/members/commands/resend-verification'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { findVerificationState } from '@/lib/members/queries'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aMember, atABrowser, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'
import { mailedCode } from './proof'

const password = 'harbour kettle moss'
const anAddress = () => `${unique('new')}@acme.example`
const ask = (actor: Actor, email: string) => requestEmailChange(actor, { email, password, code: '' })
const addressOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).email

test.each(Object.values(Role))(
  'a %s gets a link at the new address, and keeps the old one until then',
  async (role) => {
    const actor = await aMember({ role, password })
    const email = anAddress()
    expect(await ask(actor, email)).toEqual({ email })
    const token = await mailedToken(email, 'email.change')
    expect(await findEmailChange(token)).toEqual({ email, state: 'open' })
    expect(await findAskedEmail(actor)).toBe(email)
    expect(await findAskedEmail(await aMember())).toBeNull()
    expect(await addressOf(actor.userId)).toBe(actor.email)
  },
)

test('the letter calls nobody by name: the address may be a stranger’s', async () => {
  const actor = await aMember({ password })
  const email = anAddress()
  await ask(actor, email)
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ event: 'email.change', recipientName: '' })
  expect(mail?.props).toEqual({ recipientName: '', link: expect.any(String) })
})

test('an address that is taken gets the same answer and no mail; the link before is replaced, and the old address told, as for any other', async () => {
  const taken = await aMember()
  for (const email of [taken.email, anAddress()]) {
    const actor = await aMember({ password })
    const before = anAddress()
    await ask(actor, before)
    expect(await ask(actor, email)).toEqual({ email })
    expect(await findEmailChange(await mailedToken(before, 'email.change'))).toBeNull()
    expect((await mailsTo(actor.email)).map(({ props }) => props['newEmail'])).toEqual([before, email])
  }
  expect(await mailsTo(taken.email)).toEqual([])
})

test('the old address learns at once what was asked for, and where to say that it was somebody else', async () => {
  const actor = await aMember({ password })
  const email = anAddress()
  await Promise.all([ask(actor, email), ask(actor, email)])
  expect(await mailsTo(actor.email)).toMatchObject([
    {
      event: 'email.change-asked',
      props: { recipientName: actor.firstName, newEmail: email, link: 'http://rapport.test/forgot-password' },
    },
  ])
})

test('who has no password shows by a mailed link that it is them, and nobody else by theirs', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const email = anAddress()
  for (const wrong of ['', 'made up', await mailedCode(other, 'email-change'), await mailedCode(actor, 'deletion')]) {
    await expectRefused(requestEmailChange(actor, { email, password: '', code: wrong }), 'invalid')
  }
  expect(await mailsTo(email)).toEqual([])
  const code = await mailedCode(actor, 'email-change')
  expect(await requestEmailChange(actor, { email, password: '', code })).toEqual({ email })
  expect(await findEmailChange(await mailedToken(email, 'email.change'))).toMatchObject({ state: 'open' })
})

test('of two asked for at the same moment, one link counts', async () => {
  const actor = await aMember({ password })
  const { second } = await transaction(async (tx) => {
    const { userId } = actor
    await lockAccount(tx, userId)
    const begun = ask(actor, anAddress())
    await untilAwaited()
    const link = { tokenHash: hashToken(newToken()), createdAt: now(), expiresAt: hoursFrom(now(), 24) }
    await tx.emailVerification.create({ data: { userId, email: anAddress(), ...link } })
    return { second: begun }
  })
  await second
  expect(await db.emailVerification.count({ where: { userId: actor.userId } })).toBe(1)
})

test('what a browser asks for that is signed out at the same moment is not done', async () => {
  const actor = await atABrowser(await aMember({ password }))
  const email = anAddress()
  const { asked } = await transaction(async (tx) => {
    await endOtherSessions(tx, { ...actor, sessionId: null })
    const begun = outcomeOf(ask(actor, email))
    await untilAwaited()
    return { asked: begun }
  })
  expect(await asked).toBe('signed-out')
  expect(await mailsTo(email)).toEqual([])
})

test('only the newest link counts', async () => {
  const actor = await aMember({ password })
  const [first, second] = [anAddress(), anAddress()]
  await ask(actor, first)
  await ask(actor, second)
  expect(await findEmailChange(await mailedToken(first, 'email.change'))).toBeNull()
  expect(await findEmailChange(await mailedToken(second, 'email.change'))).toMatchObject({ state: 'open' })
})

test('asked for twice within a minute, it is mailed once, and works; back and forth, the newest works', async () => {
  const actor = await aMember({ password })
  const [first, second] = [anAddress(), anAddress()]
  await Promise.all([ask(actor, first), ask(actor, first)])
  expect(await mailsTo(first)).toHaveLength(1)
  await ask(actor, second)
  await ask(actor, first)
  expect(await mailsTo(first)).toHaveLength(2)
  expect(await findEmailChange(await mailedToken(first, 'email.change'))).toMatchObject({ state: 'open' })
})

test('the password is asked for where there is one', async () => {
  const actor = await aMember({ password })
  const email = anAddress()
  for (const wrong of ['', 'plum violin seven']) {
    await expectRefused(requestEmailChange(actor, { email, password: wrong, code: '' }), 'invalid', 'password')
  }
  expect(await mailsTo(email)).toEqual([])
})

test('the address one has is refused, and after five in a day there is a wait', async () => {
  const actor = await aMember({ password })
  await expectRefused(ask(actor, actor.email), 'invalid', 'email')
  for (let time = 0; time < 5; time++) await ask(actor, anAddress())
  await expectRefused(ask(actor, anAddress()), 'too-many')
})

test('its link proves no address in the place of the link that does, and neither replaces the other', async () => {
  const actor = await aMember({ isVerified: false, password })
  const email = anAddress()
  await resendVerification(aVisitor(), { email: actor.email })
  await ask(actor, email)
  await resendVerification(aVisitor(), { email: actor.email })
  const change = await mailedToken(email, 'email.change')
  const proof = await mailedToken(actor.email, 'email.verification')
  await expectRefused(verifyEmail(aVisitor(), { token: change, password }), 'not-found')
  expect(await findVerificationState(change)).toBe('gone')
  expect(await findVerificationState(proof)).toBe('open')
  expect(await findEmailChange(change)).toMatchObject({ state: 'open' })
  expect(await findEmailChange(proof)).toBeNull()
})
