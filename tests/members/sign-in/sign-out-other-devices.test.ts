import { expect, test } from 'vitest'
import { signOutOtherDevices } from '@/lib/members/sign-in/commands/sign-out-other-devices'
import { listSessions } from '@/lib/members/sign-in/queries'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, aSession, atABrowser } from '@/tests/factories/members'

test.each(Object.values(Role))('a %s stays signed in here only', async (role) => {
  const actor = await atABrowser(await aMember({ role }))
  await aSession(actor.userId)
  await aSession(actor.userId)
  expect(await signOutOtherDevices(actor)).toEqual({ count: 2 })
  expect(await listSessions(actor)).toMatchObject([{ id: actor.sessionId, isThis: true }])
  expect(await signOutOtherDevices(actor)).toEqual({ count: 0 })
})

test('nobody else is signed out', async () => {
  const [actor, other] = [await atABrowser(await aMember()), await atABrowser(await aMember())]
  await signOutOtherDevices(actor)
  expect(await listSessions(other)).toHaveLength(1)
})
