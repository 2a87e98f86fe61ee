import { test, expect } from 'vitest'
import { aMember, aSession } from '@/tests/factories/members'
import { transaction } from '@/lib/platform/db'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'
import { listSessions } from '@/lib/members/sign-in/queries'

test('who asks from no browser has all of theirs ended', async () => {
  const actor = await aMember()
  await aSession(actor.userId)
  await aSession(actor.userId)
  expect(await transaction((tx) => endOtherSessions(tx, actor))).toBe(2)
  expect(await listSessions(actor)).toEqual([])
})
