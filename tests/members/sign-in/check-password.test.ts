import { expect, test } from 'vitest'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

const password = 'plum violin seven'
const wrong = 'harbour kettle moss'
const nobody = () => `${unique('nobody')}@acme.example`

test('the right password finds its person', async () => {
  const { id, email } = await aPerson({ password })
  expect(await checkPassword(aVisitor(), { email, password })).toEqual({ id })
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
  expect(await checkPassword(aVisitor(), { email: one.email, password })).toEqual({ id: one.id })
  expect(await checkPassword(visitor, { email: other.email, password })).toEqual({ id: other.id })
})

test('getting in gives the attempts back', async () => {
  const { id, email } = await aPerson({ password })
  const visitor = aVisitor()
  for (let round = 0; round < 2; round++) {
    for (let time = 0; time < 8; time++) await checkPassword(visitor, { email, password: wrong })
    expect(await checkPassword(visitor, { email, password })).toEqual({ id })
  }
})
