import { expect, test } from 'vitest'
import { endSessionsOf } from '@/lib/admin/accounts/commands/end-sessions-of'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMember, aSession, aSuperAdmin } from '@/tests/factories/members'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const reason = 'The laptop was stolen.'

test('signs an account out everywhere, and nobody else', async () => {
  const [root, person, other] = [await aSuperAdmin(), await aMember(), await aMember()]
  for (const { userId } of [person, person, other]) await aSession(userId)
  expect(await endSessionsOf(root, { id: person.userId, reason })).toEqual({ count: 2 })
  expect(await endSessionsOf(root, { id: person.userId, reason })).toEqual({ count: 0 })
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: person.userId } })
  expect(sessionVersion).toBe(2)
  expect(await db.userSession.count({ where: { userId: other.userId, endedAt: null } })).toBe(1)
  expect(await actsOn(root, person.userId)).toEqual([['account.signed-out', reason]])
})

test('refuses an account that does not exist', async () => {
  await expectRefused(endSessionsOf(await aSuperAdmin(), { id: randomId(), reason }), 'not-found')
})
