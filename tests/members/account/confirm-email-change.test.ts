import { afterEach, expect, test } from 'vitest'
import { confirmEmailChange } from '@/lib/members/account/commands/confirm-email-change'
import { requestEmailChange } from '@/lib/members/account/commands/request-email-change'
import { findEmailChange } from '@/lib/members/account/queries'
import { requestPasswordReset } from '@/lib/members/passwords/commands/request-password-reset'
import { findResetState } from '@/lib/members/passwords/queries'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { hoursFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aMember, aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const password = 'harbour kettle moss'
const addressOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).email

async function aChange() {
  const actor = await aMember({ password })
  const email = `${unique('new')}@acme.example`
  await requestEmailChange(actor, { email, password })
  return { actor, email, token: await mailedToken(email, 'email.change') }
}

test('one signs in with the new address, the old one is told and free', async () => {
  const { actor, email, token } = await aChange()
  expect(await confirmEmailChange(aVisitor(), { token })).toEqual({ email })
  expect(await checkPassword(aVisitor(), { email, password })).toEqual({ id: actor.userId })
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toBeNull()
  expect(await mailsTo(actor.email)).toMatchObject([{ event: 'email.changed', props: { newEmail: email } }])
  await expect(aPerson({ email: actor.email })).resolves.toMatchObject({ email: actor.email })
})

test('pressed often and at once it is done once', async () => {
  const { actor, email, token } = await aChange()
  await Promise.allSettled([1, 2, 3].map(() => confirmEmailChange(aVisitor(), { token })))
  expect(await confirmEmailChange(aVisitor(), { token })).toEqual({ email })
  expect(await mailsTo(actor.email)).toHaveLength(1)
})

test('looking at the link changes nothing; after a day it has run out', async () => {
  const { actor, token } = await aChange()
  await findEmailChange(token)
  expect(await addressOf(actor.userId)).toBe(actor.email)
  setClock(() => hoursFrom(new Date(), 24.1))
  await expectRefused(confirmEmailChange(aVisitor(), { token }), 'not-found')
  expect(await findEmailChange(token)).toMatchObject({ state: 'gone' })
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
