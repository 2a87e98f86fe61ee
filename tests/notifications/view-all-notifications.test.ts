import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { countUnread, countUnseen } from '@/lib/notifications/queries/list-notifications'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { toldMany } from './told'

const viewAll = (actor: Actor, until = now()) => viewAllNotifications(actor, { until })

test.each([
  ['Member', aMember],
  ['Manager', aManager],
  ['Admin', anAdmin],
])('a %s views all of their own, once', async (_role, anActor) => {
  const actor = await anActor()
  await toldMany(actor, [{}, {}, { readAt: now() }])
  expect(await viewAll(actor)).toEqual({ viewedCount: 2 })
  expect(await countUnread(actor)).toBe(0)
  expect(await viewAll(actor)).toEqual({ viewedCount: 0 })
})

test('what is read counts as seen, since when it was first seen', async () => {
  const actor = await aMember()
  const seenAt = minutesFrom(now(), -5)
  const [id] = await toldMany(actor, [{ seenAt }, {}])
  await viewAll(actor)
  expect(await countUnseen(actor)).toBe(0)
  expect(await db.notification.findUniqueOrThrow({ where: { id } })).toMatchObject({ seenAt })
})

test('neither a colleague nor a stranger loses theirs', async () => {
  const actor = await aMember()
  const colleague = await aMember({ workspace: { id: actor.workspaceId } })
  const stranger = await aMember()
  for (const other of [colleague, stranger]) await toldMany(other, [{}])
  await viewAll(actor)
  expect(await countUnread(colleague)).toBe(1)
  expect(await countUnread(stranger)).toBe(1)
})

test('a notification later than the list stays unread', async () => {
  const actor = await aMember()
  const until = minutesFrom(now(), -5)
  await toldMany(actor, [{ createdAt: minutesFrom(until, -1) }, { createdAt: minutesFrom(until, 1) }])
  expect(await viewAll(actor, until)).toEqual({ viewedCount: 1 })
  expect(await countUnread(actor)).toBe(1)
})
