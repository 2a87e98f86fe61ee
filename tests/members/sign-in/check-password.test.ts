import { afterEach, describe, expect, test, vi } from 'vitest'
import { rememberAccount } from '@/lib/access/device'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'

const password = 'plum violin seven'
const wrong = 'harbour kettle moss'
const nobody = () => `${unique('nobody')}@acme.example`

test('the right password finds its person', async () => {
  const { id, email } = await aPerson({ password })
  expect(await checkPassword(aVisitor(), { email, password })).toMatchObject({ id })
})

test.each([
  ['a wrong password', { password: wrong }],
  ['a person without a password', {}],
  ['a deactivated person', { password, status: 'DEACTIVATED' as const }],
  ['an unproven address', { password, isVerified: false }],
])('%s is told the same as an unknown address', async (_who, given) => {
  const { email } = await aPerson(given)
  expect(await checkPassword(aVisitor(), { email, password })).toBeNull()
  expect(await checkPassword(aVisitor(), { email: nobody(), password })).toBeNull()
})

test('ten attempts on one account from one address, then none, known or not', async () => {
  const known = await aPerson({ password })
  for (const email of [known.email, nobody()]) {
    const visitor = aVisitor()
    for (let time = 0; time < 10; time++) expect(await checkPassword(visitor, { email, password: wrong })).toBeNull()
    await expect(checkPassword(visitor, { email, password })).rejects.toMatchObject({ code: 'too-many' })
  }
})

test('the owner still gets in from another address, and another account from the same one', async () => {
  const [one, other] = [await aPerson({ password }), await aPerson({ password })]
  const visitor = aVisitor()
  for (let time = 0; time < 10; time++) await checkPassword(visitor, { email: one.email, password: wrong })
  expect(await checkPassword(aVisitor(), { email: one.email, password })).toMatchObject({ id: one.id })
  expect(await checkPassword(visitor, { email: other.email, password })).toMatchObject({ id: other.id })
})

test('getting in gives the attempts back', async () => {
  const { id, email } = await aPerson({ password })
  const visitor = aVisitor()
  for (let round = 0; round < 2; round++) {
    for (let time = 0; time < 8; time++) await checkPassword(visitor, { email, password: wrong })
    expect(await checkPassword(visitor, { email, password })).toMatchObject({ id })
  }
})

test('a browser that signed in before has ten tries of its own, whatever strangers at its address used up', async () => {
  const { id, email } = await aPerson({ password })
  const stranger = aVisitor()
  const owner = { ...stranger, device: rememberAccount(null, email) }
  for (let time = 0; time < 10; time++) await checkPassword(stranger, { email, password: wrong })
  for (let time = 0; time < 9; time++) expect(await checkPassword(owner, { email, password: wrong })).toBeNull()
  expect(await checkPassword(owner, { email, password })).toMatchObject({ id })
})

test('the tries of one browser are no other browser’s, and none of another account’s', async () => {
  const { id, email } = await aPerson({ password })
  const [lost, kept] = [rememberAccount(null, email), rememberAccount(null, email)]
  const elsewhere = { ...aVisitor(), device: rememberAccount(null, nobody()) }
  for (let time = 0; time < 20; time++) await checkPassword(aVisitor(lost), { email, password: wrong })
  for (let time = 0; time < 10; time++) await checkPassword(elsewhere, { email, password: wrong })
  await expect(checkPassword(elsewhere, { email, password })).rejects.toMatchObject({ code: 'too-many' })
  expect(await checkPassword(aVisitor(kept), { email, password })).toMatchObject({ id })
})

describe('guessing on a large scale', () => {
  afterEach(() => void vi.useRealTimers())

  const begin = new Date('2026-11-20T09:00:00Z')
  const clockAt = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin.getTime() + minutes * 60_000) })

  /** As if so many had been tried already; each of them really tried would take as long as a guesser is meant to wait. */
  const haveTried = async (key: string, points: number) =>
    expect(await db.rateLimit.updateMany({ where: { key }, data: { points } })).toEqual({ count: 1 })

  test('from many addresses has a hundred tries an hour at one account, and its owner signs in where they did before', async () => {
    clockAt(0)
    const [person, other] = [await aPerson({ password }), await aPerson({ password })]
    const right = { email: person.email, password }
    expect(await checkPassword(aVisitor(), { ...right, password: wrong })).toBeNull()
    await haveTried(`sign-in-account:${hashToken(person.email)}`, 98)
    expect(await checkPassword(aVisitor(), { ...right, password: wrong })).toBeNull()
    // A right one in between does not give a guesser another hundred.
    expect(await checkPassword(aVisitor(), right)).toMatchObject({ id: person.id })
    clockAt(59)
    expect(await refusalOf(checkPassword(aVisitor(), right))).toMatchObject({ code: 'too-many', wait: 60 })
    expect(await checkPassword(aVisitor(), { email: other.email, password })).toMatchObject({ id: other.id })
    expect(await checkPassword(aVisitor(rememberAccount(null, person.email)), right)).toMatchObject({ id: person.id })
    clockAt(60)
    expect(await checkPassword(aVisitor(), right)).toMatchObject({ id: person.id })
  })

  test('at many accounts has three hundred tries in a quarter of an hour from one address', async () => {
    clockAt(0)
    const { id, email } = await aPerson({ password })
    const visitor = aVisitor()
    expect(await checkPassword(visitor, { email: nobody(), password: wrong })).toBeNull()
    await haveTried(`sign-in-address:${visitor.address}`, 298)
    expect(await checkPassword(visitor, { email: nobody(), password: wrong })).toBeNull()
    expect(await checkPassword(visitor, { email, password })).toMatchObject({ id })
    clockAt(14)
    expect(await refusalOf(checkPassword(visitor, { email, password }))).toMatchObject({ code: 'too-many', wait: 60 })
    expect(await checkPassword(aVisitor(), { email, password })).toMatchObject({ id })
    const known = { ...visitor, device: rememberAccount(null, email) }
    expect(await checkPassword(known, { email, password })).toMatchObject({ id })
    clockAt(15)
    expect(await checkPassword(visitor, { email, password })).toMatchObject({ id })
  })
})
