import { expect, test } from 'vitest'
import { setPassword } from '@/lib/members/passwords/commands/set-password'
import { hasPassword } from '@/lib/members/passwords/queries'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin, aVisitor } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'

const password = 'plum violin seven'

test.each([
  ['an Admin', anAdmin],
  ['a Manager', aManager],
  ['a Member', aMember],
])('%s without a password gets one, stays signed in and is told', async (_who, make) => {
  const actor = await make()
  expect(await hasPassword(actor)).toBe(false)
  await setPassword(actor, { password })
  expect(await hasPassword(actor)).toBe(true)
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toMatchObject({ id: actor.userId })
  expect(await db.user.findUnique({ where: { id: actor.userId } })).toMatchObject({ sessionVersion: 1 })
  expect((await mailsTo(actor.email)).map(({ event }) => event)).toEqual(['password.changed'])
})

test('it touches nobody else', async () => {
  const [one, other] = [await aMember(), await aMember()]
  await setPassword(one, { password })
  expect(await hasPassword(other)).toBe(false)
})

test('a password that is there is not replaced', async () => {
  const actor = await aMember({ password: 'harbour kettle moss' })
  await expect(setPassword(actor, { password })).rejects.toMatchObject({ code: 'conflict' })
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toBeNull()
})

test('a weak one is refused beside its field', async () => {
  const actor = await aMember()
  const attempt = setPassword(actor, { password: 'letmein123' })
  await expect(attempt).rejects.toMatchObject({ code: 'invalid', fields: { password: expect.any(String) } })
  expect(await hasPassword(actor)).toBe(false)
})
