import { expect, test } from 'vitest'
import { endSessions } from '@/lib/members/people/steps/end-sessions'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'

async function signedIn() {
  const { id: userId } = await aPerson()
  await db.userSession.create({ data: { userId, createdAt: now(), usedAt: now() } })
  return userId
}

const openOf = (userId: string) => db.userSession.count({ where: { userId, endedAt: null } })
const versionOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).sessionVersion

test('ends every session of these people, and none of anybody else', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const before = await versionOf(one)
  await transaction((tx) => endSessions(tx, [one]))
  expect([await openOf(one), await openOf(other)]).toEqual([0, 1])
  expect([await versionOf(one), await versionOf(other)]).toEqual([before + 1, before])
})
