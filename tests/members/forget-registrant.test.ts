import { expect, test } from 'vitest'
import { forgetRegistrant } from '@/lib/members/steps/forget-registrant'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aPerson } from '@/tests/factories/members'

async function aRegistrant() {
  const person = await aPerson({ isVerified: false })
  const link = { tokenHash: hashToken(newToken()), expiresAt: hoursFrom(now(), 1) }
  await db.emailVerification.create({ data: { ...link, userId: person.id, createdAt: now() } })
  await db.signInLink.create({ data: { ...link, email: person.email } })
  return person
}

test('an account goes with every link to it, and no other', async () => {
  const [person, other] = [await aRegistrant(), await aRegistrant()]
  await transaction((tx) => forgetRegistrant(tx, person))
  const left = async ({ id, email }: typeof person) => [
    await db.user.count({ where: { id } }),
    await db.emailVerification.count({ where: { userId: id } }),
    await db.signInLink.count({ where: { email } }),
  ]
  expect(await left(person)).toEqual([0, 0, 0])
  expect(await left(other)).toEqual([1, 1, 1])
})
