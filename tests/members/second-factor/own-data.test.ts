import { expect, test } from 'vitest'
import { deleteAccount } from '@/lib/account/commands/delete-account'
import { ownAccount } from '@/lib/members/own-data'
import { db } from '@/lib/platform/db'
import { aPersonWithIt, password } from './setting-up'

test('the copy of what is kept says since when it is on, and holds neither the key nor a code', async () => {
  const { person, key, codes } = await aPersonWithIt()
  const own = await ownAccount(person)
  expect(own.twoStepSignIn).toMatchObject({ onSince: expect.any(Date) })
  const { secret } = await db.secondFactor.findUniqueOrThrow({ where: { userId: person.userId } })
  const text = JSON.stringify(own)
  expect([key, secret, ...codes].filter((hidden) => text.includes(hidden))).toEqual([])
})

test('it goes with the account', async () => {
  const { person } = await aPersonWithIt()
  await deleteAccount(person, { password, code: '' })
  expect(await db.secondFactor.count({ where: { userId: person.userId } })).toBe(0)
  expect(await db.recoveryCode.count({ where: { userId: person.userId } })).toBe(0)
})
