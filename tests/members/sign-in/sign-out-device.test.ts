import { expect, test } from 'vitest'
import { signOutDevice } from '@/lib/members/sign-in/commands/sign-out-device'
import { listSessions } from '@/lib/members/sign-in/queries'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, aSession, atABrowser } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

test.each(Object.values(Role))('a %s ends one session and keeps the others', async (role) => {
  const actor = await atABrowser(await aMember({ role }))
  const [phone, tablet] = [await aSession(actor.userId, 'Safari on an iPhone'), await aSession(actor.userId)]
  await signOutDevice(actor, { id: phone })
  expect((await listSessions(actor)).map(({ id }) => id)).toEqual([actor.sessionId, tablet])
})

test('somebody else’s is not found, in the same workspace or in another, and goes on', async () => {
  const owner = await aMember()
  const id = await aSession(owner.userId)
  const colleague = await aMember({ workspace: { id: owner.workspaceId }, role: 'Admin' })
  for (const other of [colleague, await aMember()]) await expectRefused(signOutDevice(other, { id }), 'not-found')
  expect(await db.userSession.findUnique({ where: { id } })).toMatchObject({ endedAt: null })
})

test('a second press changes nothing', async () => {
  const actor = await aMember()
  const id = await aSession(actor.userId)
  await signOutDevice(actor, { id })
  const once = await db.userSession.findUnique({ where: { id } })
  await signOutDevice(actor, { id })
  expect(await db.userSession.findUnique({ where: { id } })).toEqual(once)
})
