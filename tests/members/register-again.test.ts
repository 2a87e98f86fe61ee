import { expect, test } from 'vitest'
import { registerAgain } from '@/lib/members/steps/register-again'
import { db, transaction } from '@/lib/platform/db'
import { hashPassword, isPassword } from '@/lib/platform/passwords/hashing'
import { anAdmin, aPerson, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const first = 'harbour kettle moss'
const second = 'plum violin seven'

const again = async (person: { id: string; email: string }) => {
  const passwordHash = await hashPassword(second)
  const newest = { firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/London', passwordHash }
  await transaction((tx) => registerAgain(tx, { id: person.id, email: person.email, ...newest }))
}

const hasPassword = async (id: string, password: string) =>
  isPassword((await db.user.findUniqueOrThrow({ where: { id } })).passwordHash, password)

test('the password chosen last takes the place of the first, and the link is mailed', async () => {
  const person = await aPerson({ password: first, isVerified: false })
  await again(person)
  expect([await hasPassword(person.id, first), await hasPassword(person.id, second)]).toEqual([false, true])
  expect((await mailsTo(person.email)).map(({ event }) => event)).toEqual(['email.verification'])
})

const nameOf = (id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { firstName: true, lastName: true, timeZone: true } })

test('the name and zone given last take the place of the first', async () => {
  const person = await aPerson({ password: first, isVerified: false })
  await again(person)
  expect(await nameOf(person.id)).toEqual({ firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/London' })
})

test('a person others have let in keeps the name they are known by', async () => {
  const person = await aPerson({ password: first, isVerified: false })
  const workspace = await aWorkspace()
  await anAdmin({ workspace })
  await aPlace({ userId: person.id, workspace })
  const before = await nameOf(person.id)
  await again(person)
  expect(await nameOf(person.id)).toEqual(before)
  expect(await hasPassword(person.id, second)).toBe(true)
})

test('an address that is proven by now keeps its password and name, and gets no link', async () => {
  const person = await aPerson({ password: first })
  const before = await nameOf(person.id)
  await again(person)
  expect(await hasPassword(person.id, first)).toBe(true)
  expect(await nameOf(person.id)).toEqual(before)
  expect(await mailsTo(person.email)).toEqual([])
})
