import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { confirmEmailChange } from '@/lib/members/account/commands/confirm-email-change'
import { requestEmailChange } from '@/lib/members/account/commands/request-email-change'
import { findEmailChange, findResetState } from '@/lib/members/account/queries'
import { changePassword } from '@/lib/members/account/commands/change-password'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { resetPassword } from '@/lib/members/account/commands/reset-password'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { signOutDevice } from '@/lib/members/sign-in/commands/sign-out-device'
import { signOutOtherDevices } from '@/lib/members/sign-in/commands/sign-out-other-devices'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { hoursFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aMember, aPerson, aSession, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

afterEach(() => setClock())

const password = 'harbour kettle moss'
const another = 'plum violin seven'
const addressOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).email

async function aChange() {
  const actor = await aMember({ password })
  const email = `${unique('new')}@acme.example`
  await requestEmailChange(actor, { email, password, code: '' })
  return { actor, email, token: await mailedToken(email, 'email.change') }
}

test('one signs in with the new address, the old one is told and free', async () => {
  const { actor, email, token } = await aChange()
  expect(await confirmEmailChange(aVisitor(), { token })).toEqual({ email })
  expect(await checkPassword(aVisitor(), { email, password })).toMatchObject({ id: actor.userId })
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toBeNull()
  expect((await mailsTo(actor.email)).at(-1)).toMatchObject({ event: 'email.changed', props: { newEmail: email } })
  await expect(aPerson({ email: actor.email })).resolves.toMatchObject({ email: actor.email })
})

test('pressed often and at once it is done once', async () => {
  const { actor, email, token } = await aChange()
  await Promise.allSettled([1, 2, 3].map(() => confirmEmailChange(aVisitor(), { token })))
  expect(await confirmEmailChange(aVisitor(), { token })).toEqual({ email })
  const told = (await mailsTo(actor.email)).map(({ event }) => event)
  expect(told.filter((event) => event === 'email.changed')).toHaveLength(1)
})

test('looking at the link changes nothing; after a day it has run out', async () => {
  const { actor, token } = await aChange()
  await findEmailChange(token)
  expect(await addressOf(actor.userId)).toBe(actor.email)
  setClock(() => hoursFrom(new Date(), 24.1))
  await expectRefused(confirmEmailChange(aVisitor(), { token }), 'not-found')
  expect(await findEmailChange(token)).toMatchObject({ state: 'gone' })
})

test('a link whose address was changed again since says no more that it is theirs', async () => {
  const { actor, email, token } = await aChange()
  await confirmEmailChange(aVisitor(), { token })
  expect(await findEmailChange(token)).toEqual({ email, state: 'used' })
  const newest = `${unique('newest')}@acme.example`
  await requestEmailChange({ ...actor, email }, { email: newest, password, code: '' })
  const second = await mailedToken(newest, 'email.change')
  await confirmEmailChange(aVisitor(), { token: second })
  expect(await findEmailChange(token)).toEqual({ email, state: 'gone' })
  await expectRefused(confirmEmailChange(aVisitor(), { token }), 'not-found')
  expect(await findEmailChange(second)).toEqual({ email: newest, state: 'used' })
  expect(await addressOf(actor.userId)).toBe(newest)
})

test('an address that was taken meanwhile stays whose it is, and the link as it was', async () => {
  const { actor, email, token } = await aChange()
  await aPerson({ email })
  await expectRefused(confirmEmailChange(aVisitor(), { token }), 'conflict')
  expect(await addressOf(actor.userId)).toBe(actor.email)
  expect(await findEmailChange(token)).toMatchObject({ state: 'open' })
})

test('links that were mailed to the old address no longer work', async () => {
  const { actor, token } = await aChange()
  await requestPasswordReset(aVisitor(), { email: actor.email })
  const reset = await mailedToken(actor.email, 'password.reset')
  await confirmEmailChange(aVisitor(), { token })
  expect(await findResetState(reset)).toBe('gone')
})

test('a made-up link, and that of somebody who was shut out, lead nowhere', async () => {
  await expectRefused(confirmEmailChange(aVisitor(), { token: newToken() }), 'not-found')
  const { actor, token } = await aChange()
  await db.user.update({ where: { id: actor.userId }, data: { status: 'DEACTIVATED' } })
  await expectRefused(confirmEmailChange(aVisitor(), { token }), 'not-found')
})

const reset = async ({ email }: Actor) => {
  await requestPasswordReset(aVisitor(), { email })
  await resetPassword(aVisitor(), { token: await mailedToken(email, 'password.reset'), password: another })
}

const precautions: [what: string, take: (actor: Actor) => Promise<unknown>][] = [
  ['changes the password', (actor) => changePassword(actor, { current: password, password: another })],
  ['chooses a new one by mail', reset],
  ['signs out everywhere else', signOutOtherDevices],
  ['signs a device out', async (actor) => signOutDevice(actor, { id: await aSession(actor.userId) })],
]

test.each(precautions)(
  'somebody who %s takes back an address that a stranger may have asked for',
  async (_what, take) => {
    const { actor, token } = await aChange()
    await take(actor)
    await expectRefused(confirmEmailChange(aVisitor(), { token }), 'not-found')
    expect(await addressOf(actor.userId)).toBe(actor.email)
  },
)

test('of a link and a newer one asked for at the same moment, neither waits for the other for ever', async () => {
  const { actor, token } = await aChange()
  const { pressed } = await transaction(async (tx) => {
    await lockAccount(tx, actor.userId)
    const begun = outcomeOf(confirmEmailChange(aVisitor(), { token }))
    await untilAwaited()
    await tx.emailVerification.deleteMany({ where: { userId: actor.userId } })
    return { pressed: begun }
  })
  expect(await pressed).toBe('not-found')
})
