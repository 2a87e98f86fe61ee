import { expect, test } from 'vitest'
import { changePassword } from '@/lib/members/account/commands/change-password'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { startSecondStep } from '@/lib/members/sign-in/commands/start-second-step'
import { forgetBegunSignIns } from '@/lib/members/jobs'
import { findBegunSignIn } from '@/lib/members/sign-in/queries'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, aPerson, atABrowser, aVisitor } from '@/tests/factories/members'

const current = 'harbour kettle moss'
const password = 'plum violin seven'

test('keeps the first step under the hash of its token, which its browser alone knows', async () => {
  const { id, email } = await aPerson()
  const token = (await startSecondStep({ id })) ?? ''
  expect(await findBegunSignIn(token)).toEqual({ email })
  const [kept] = await db.begunSignIn.findMany({ where: { userId: id } })
  expect(kept).toMatchObject({ isByLink: true, passedAt: null })
  expect(await findBegunSignIn(kept?.tokenHash)).toBeNull()
  expect(await findBegunSignIn(undefined)).toBeNull()
})

test('a password that was changed since it was shown starts none, and drops what it started', async () => {
  const actor = await atABrowser(await aMember({ password: current }))
  const proven = await checkPassword(aVisitor(), { email: actor.email, password: current })
  if (!proven) throw new Error('This is their password.')
  const token = (await startSecondStep(proven)) ?? ''
  await changePassword(actor, { current, password })
  expect(await findBegunSignIn(token)).toBeNull()
  expect(await startSecondStep(proven)).toBeNull()
})

test('the deactivated start none', async () => {
  expect(await startSecondStep(await aPerson({ status: 'DEACTIVATED' }))).toBeNull()
})

test('what was not gone on with is forgotten once it has run out', async () => {
  const { id } = await aPerson()
  await startSecondStep({ id })
  await forgetBegunSignIns(minutesFrom(now(), 9))
  expect(await db.begunSignIn.count({ where: { userId: id } })).toBe(1)
  await forgetBegunSignIns(minutesFrom(now(), 11))
  expect(await db.begunSignIn.count({ where: { userId: id } })).toBe(0)
})
