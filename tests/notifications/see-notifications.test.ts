import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { seeNotifications } from '@/lib/notifications/commands/see-notifications'
import { countUnread, countUnseen } from '@/lib/notifications/queries/list-notifications'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { toldMany } from './told'

const counts = async (actor: Actor) => ({ unseen: await countUnseen(actor), unread: await countUnread(actor) })

test.each([
  ['Member', aMember],
  ['Manager', aManager],
  ['Admin', anAdmin],
])('what a %s has seen stays unread, and seeing it again changes nothing', async (_role, anActor) => {
  const actor = await anActor()
  const [id] = await toldMany(actor, [{}, {}, { readAt: now() }])
  expect(await counts(actor)).toEqual({ unseen: 2, unread: 2 })
  expect(await seeNotifications(actor, { until: now() })).toEqual({ seenCount: 2 })
  const seen = () => db.notification.findUniqueOrThrow({ where: { id }, select: { seenAt: true } })
  const first = await seen()
  expect(await seeNotifications(actor, { until: now() })).toEqual({ seenCount: 0 })
  expect(await seen()).toEqual(first)
  expect(await counts(actor)).toEqual({ unseen: 0, unread: 2 })
})

test('what a list did not show yet stays unseen', async () => {
  const actor = await aMember()
  const until = now()
  await toldMany(actor, [{ createdAt: until }, { createdAt: minutesFrom(until, 1) }])
  expect(await seeNotifications(actor, { until })).toEqual({ seenCount: 1 })
  expect(await counts(actor)).toEqual({ unseen: 1, unread: 2 })
})

test('neither a colleague nor a stranger has seen theirs', async () => {
  const actor = await aMember()
  const others = [await aMember({ workspace: { id: actor.workspaceId } }), await aMember()]
  for (const other of others) await toldMany(other, [{}])
  expect(await seeNotifications(actor, { until: now() })).toEqual({ seenCount: 0 })
  for (const other of others) expect(await countUnseen(other)).toBe(1)
})
