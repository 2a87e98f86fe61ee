import { expect, test } from 'vitest'
import { changePassword } from '@/lib/members/account/commands/change-password'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { findResetState } from '@/lib/members/account/queries'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { findOpenSignInLink, listSessions } from '@/lib/members/sign-in/queries'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { newToken } from '@/lib/platform/secrets'
import { aMember, aVisitor, type GivenMember, aSession, atABrowser } from '@/tests/factories/members'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const current = 'harbour kettle moss'
const password = 'plum violin seven'

const somebody = async (given: GivenMember = {}) => atABrowser(await aMember({ password: current, ...given }))

test.each(Object.values(Role))('a %s has a new one, stays signed in here only, and is told', async (role) => {
  const actor = await somebody({ role })
  await aSession(actor.userId)
  await changePassword(actor, { current, password })
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toMatchObject({ id: actor.userId })
  expect(await checkPassword(aVisitor(), { email: actor.email, password: current })).toBeNull()
  expect(await listSessions(actor)).toMatchObject([{ id: actor.sessionId }])
  expect((await mailsTo(actor.email)).map(({ event }) => event)).toEqual(['password.changed'])
})

test('nobody else’s password or session is touched', async () => {
  const [actor, other] = [await somebody(), await somebody()]
  await changePassword(actor, { current, password })
  expect(await checkPassword(aVisitor(), { email: other.email, password: current })).toMatchObject({ id: other.userId })
  expect(await listSessions(other)).toHaveLength(1)
})

test('links on their way stop counting', async () => {
  const actor = await somebody()
  const { email } = actor
  const signInToken = newToken()
  await sendSignInLink({ email, token: signInToken, returnPath: '/dashboard' })
  await requestPasswordReset(aVisitor(), { email })
  const resetToken = await mailedToken(email, 'password.reset')
  await changePassword(actor, { current, password })
  expect(await findOpenSignInLink(signInToken)).toBeNull()
  expect(await findResetState(resetToken)).toBe('gone')
})

test('a wrong one is refused beside its field, and after ten there is a wait, for the right one too', async () => {
  const actor = await somebody()
  const guess = () => changePassword(actor, { current: 'not my password', password })
  for (let attempt = 0; attempt < 10; attempt++) await expectRefused(guess(), 'invalid', 'current')
  await expectRefused(guess(), 'too-many')
  await expectRefused(changePassword(actor, { current, password }), 'too-many')
})

test('a weak one, one’s own name and the same again are refused beside their field', async () => {
  const actor = await somebody()
  for (const weak of ['letmein123', 'PriyaNair!1', actor.email, current]) {
    await expectRefused(changePassword(actor, { current, password: weak }), 'invalid', 'password')
  }
  expect(await checkPassword(aVisitor(), { email: actor.email, password: current })).toMatchObject({ id: actor.userId })
})

test('pressed twice at once, it is changed once', async () => {
  const actor = await somebody()
  const presses = [password, 'copper lantern nine'].map((next) => changePassword(actor, { current, password: next }))
  const settled = await Promise.allSettled(presses)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await mailsTo(actor.email)).toHaveLength(1)
})

test('somebody without one is told so', async () => {
  await expectRefused(changePassword(await aMember(), { current, password }), 'conflict')
})
