import { expect, test } from 'vitest'
import { proveAddress } from '@/lib/members/sign-in/commands/prove-address'
import { db } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'

const find = (id: string) => db.user.findUniqueOrThrow({ where: { id } })

test('a password from before the proof may be a stranger’s: it goes, with the sessions it began', async () => {
  const { id } = await aPerson({ password: 'plum violin seven', isVerified: false })
  await proveAddress(id)
  expect(await find(id)).toMatchObject({ passwordHash: null, sessionVersion: 2, emailVerifiedAt: expect.any(Date) })
})

test('a proven address keeps its password and sessions', async () => {
  const { id } = await aPerson({ password: 'plum violin seven' })
  const before = await find(id)
  await proveAddress(id)
  expect(await find(id)).toEqual(before)
})
