import { expect, test } from 'vitest'
import { openAccount } from '@/lib/members/admission/commands/open-account'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

const open = (isProven: boolean, email = `${unique('lena')}@acme.example`) => {
  const person = { email, firstName: 'Lena', lastName: 'Hoffmann', timeZone: 'Europe/Berlin' }
  return transaction((tx) => openAccount(tx, { ...person, passwordHash: 'a hash', isProven }))
}

test('an account of somebody who has shown that the address is theirs', async () => {
  const account = await open(true)
  expect(await db.user.findUnique({ where: { id: account?.id } })).toMatchObject({
    ...{ firstName: 'Lena', timeZone: 'Europe/Berlin', passwordHash: 'a hash', emailVerifiedAt: expect.any(Date) },
    ...{ isSuperAdmin: false, status: 'ACTIVE' },
  })
})

test('without that it has no password: it would be whoever’s typed it first', async () => {
  const account = await open(false)
  const stored = { passwordHash: null, emailVerifiedAt: null }
  expect(await db.user.findUnique({ where: { id: account?.id } })).toMatchObject(stored)
})

test('an address has one account, and the one it has stays as it is', async () => {
  const person = await aPerson()
  const before = await db.user.findUnique({ where: { id: person.id } })
  expect(await open(true, person.email)).toBeNull()
  expect(await db.user.findUnique({ where: { id: person.id } })).toEqual(before)
})
