import { expect, test } from 'vitest'
import { openAccount } from '@/lib/members/admission/steps/open-account'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

const open = (email = `${unique('lena')}@acme.example`) => {
  const person = { email, firstName: 'Lena', lastName: 'Hoffmann', timeZone: 'Europe/Berlin' }
  return transaction((tx) => openAccount(tx, { ...person, passwordHash: 'a hash' }))
}

test('an account of somebody who has shown that the address is theirs', async () => {
  const account = await open()
  expect(await db.user.findUnique({ where: { id: account?.id } })).toMatchObject({
    firstName: 'Lena',
    timeZone: 'Europe/Berlin',
    passwordHash: 'a hash',
    emailVerifiedAt: expect.any(Date),
    isSuperAdmin: false,
    status: 'ACTIVE',
  })
})

test('an address has one account, and the one it has stays as it is', async () => {
  const person = await aPerson()
  const before = await db.user.findUnique({ where: { id: person.id } })
  expect(await open(person.email)).toBeNull()
  expect(await db.user.findUnique({ where: { id: person.id } })).toEqual(before)
})
