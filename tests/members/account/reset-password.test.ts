import { afterEach, expect, test } from 'vitest'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { resetPassword } from '@/lib/members/account/commands/reset-password'
import { findResetState } from '@/lib/members/account/queries'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aPerson, aPlace, aVisitor, type GivenPerson } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

afterEach(() => setClock())

const password = 'plum violin seven'

async function aLink(given: GivenPerson = {}) {
  const person = await aPerson(given)
  await requestPasswordReset(aVisitor(), { email: person.email })
  return { ...person, token: await mailedToken(person.email, 'password.reset') }
}

const stateOf = (id: string) =>
  db.user.findUniqueOrThrow({
    where: { id },
    select: { sessionVersion: true, emailVerifiedAt: true, passwordHash: true },
  })

test('the new password works, the old one does not, every session ends, and the person is told', async () => {
  const { id, email, token } = await aLink({ password: 'harbour kettle moss' })
  const before = await stateOf(id)
  await resetPassword(aVisitor(), { token, password })
  expect(await checkPassword(aVisitor(), { email, password })).toMatchObject({ id })
  expect(await checkPassword(aVisitor(), { email, password: 'harbour kettle moss' })).toBeNull()
  expect((await stateOf(id)).sessionVersion).toBe(before.sessionVersion + 1)
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['password.reset', 'password.changed'])
})

test('the link works once, however often it is pressed at once', async () => {
  const { token } = await aLink()
  const presses = await Promise.allSettled([1, 2, 3].map(() => resetPassword(aVisitor(), { token, password })))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findResetState(token)).toBe('used')
  await expect(resetPassword(aVisitor(), { token, password })).rejects.toMatchObject({ code: 'not-found' })
})

test('after half an hour the link has run out', async () => {
  const { id, token } = await aLink()
  setClock(() => minutesFrom(new Date(), 30.1))
  await expect(resetPassword(aVisitor(), { token, password })).rejects.toMatchObject({ code: 'not-found' })
  expect((await stateOf(id)).passwordHash).toBeNull()
})

test('the name of a workspace of theirs with digits is refused', async () => {
  const { id, token } = await aLink()
  await aPlace({ userId: id, workspace: await aWorkspace({ name: 'Quillhaven Orchard' }) })
  const attempt = resetPassword(aVisitor(), { token, password: 'quillhaven-orchard-7' })
  await expect(attempt).rejects.toMatchObject({ fields: { password: expect.stringContaining('your workspace') } })
})

test('a weak password is refused beside its field and leaves the link as it was', async () => {
  const { email, token } = await aLink()
  for (const weak of ['password1', 'qwertyuiop', 'PriyaNair!1', email]) {
    const attempt = resetPassword(aVisitor(), { token, password: weak })
    await expect(attempt).rejects.toMatchObject({ code: 'invalid', fields: { password: expect.any(String) } })
  }
  expect(await findResetState(token)).toBe('open')
})

test('receiving the link proves the address', async () => {
  const { id, token } = await aLink({ isVerified: false })
  await resetPassword(aVisitor(), { token, password })
  expect((await stateOf(id)).emailVerifiedAt).not.toBeNull()
})

test('a sign-in link on its way stops counting', async () => {
  const { email, token } = await aLink()
  const signInToken = newToken()
  await sendSignInLink({ email, token: signInToken, returnPath: '/dashboard' })
  await resetPassword(aVisitor(), { token, password })
  expect(await findOpenSignInLink(signInToken)).toBeNull()
})

test('a deactivated person cannot use the link they were sent before', async () => {
  const { id, token } = await aLink()
  await db.user.update({ where: { id }, data: { status: 'DEACTIVATED' } })
  await expect(resetPassword(aVisitor(), { token, password })).rejects.toMatchObject({ code: 'not-found' })
})

test('a made-up token is refused', async () => {
  const attempt = resetPassword(aVisitor(), { token: newToken(), password })
  await expect(attempt).rejects.toMatchObject({ code: 'not-found' })
})

test('of a link and a newer one asked for at the same moment, neither waits for the other for ever', async () => {
  const { id, token } = await aLink()
  const { pressed } = await transaction(async (tx) => {
    await lockAccount(tx, id)
    const begun = outcomeOf(resetPassword(aVisitor(), { token, password }))
    await untilAwaited()
    await tx.passwordReset.deleteMany({ where: { userId: id } })
    return { pressed: begun }
  })
  expect(await pressed).toBe('not-found')
})
