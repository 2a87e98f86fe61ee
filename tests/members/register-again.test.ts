import { expect, test } from 'vitest'
import { registerAgain } from '@/lib/members/steps/register-again'
import { db, transaction } from '@/lib/platform/db'
import { hashPassword, isPassword } from '@/lib/platform/passwords/hashing'
import { aPerson } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'

const first = 'harbour kettle moss'
const second = 'plum violin seven'

const again = async (person: { id: string; email: string }) => {
  const passwordHash = await hashPassword(second)
  await transaction((tx) => registerAgain(tx, { ...person, passwordHash }))
}

const hasPassword = async (id: string, password: string) =>
  isPassword((await db.user.findUniqueOrThrow({ where: { id } })).passwordHash, password)

test('the password chosen last takes the place of the first, and the link is mailed', async () => {
  const person = await aPerson({ password: first, isVerified: false })
  await again(person)
  expect([await hasPassword(person.id, first), await hasPassword(person.id, second)]).toEqual([false, true])
  expect((await mailsTo(person.email)).map(({ event }) => event)).toEqual(['email.verification'])
})

test('an address that is proven by now keeps its password, and gets no link', async () => {
  const person = await aPerson({ password: first })
  await again(person)
  expect(await hasPassword(person.id, first)).toBe(true)
  expect(await mailsTo(person.email)).toEqual([])
})
