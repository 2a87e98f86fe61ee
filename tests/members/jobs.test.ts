import { afterEach, expect, test } from 'vitest'
import { forgetOldSessions } from '@/lib/members/jobs'
import { listSessions } from '@/lib/members/sign-in/queries'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, aSession, atABrowser } from '@/tests/factories/members'

afterEach(() => setClock())

const present = new Date()
const daysAgo = (days: number) => setClock(() => daysFrom(present, -days))

test('this browser stands first, then the others, last used first; those that count no more are left out', async () => {
  const member = await aMember()
  daysAgo(8)
  await aSession(member.userId, 'Unused')
  daysAgo(31)
  const old = await aSession(member.userId, 'Begun too long ago')
  await db.userSession.update({ where: { id: old }, data: { usedAt: present } })
  daysAgo(3)
  const actor = await atABrowser(member)
  daysAgo(2)
  await aSession(member.userId, 'Earlier')
  daysAgo(1)
  await aSession(member.userId, 'Later')
  setClock(() => present)
  const listed = await listSessions(actor)
  expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Firefox on Windows', true],
    ['Later', false],
    ['Earlier', false],
  ])
})

test('what no token can need any more is removed, and a second run finds nothing of it', async () => {
  const { userId } = await aMember()
  daysAgo(9)
  const old = await aSession(userId)
  daysAgo(6)
  const young = await aSession(userId)
  await forgetOldSessions(present)
  await forgetOldSessions(present)
  expect(await db.userSession.findMany({ where: { id: { in: [old, young] } }, select: { id: true } })).toEqual([
    { id: young },
  ])
})
