import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { viewNotification } from '@/lib/notifications/commands/view-notification'
import { countUnseen } from '@/lib/notifications/queries/list-notifications'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { minutesFrom, now } from '@/lib/platform/clock'
import { told, toldMany } from './told'

const readAtOf = async (id: string) => (await db.notification.findUniqueOrThrow({ where: { id } })).readAt

test.each([
  ['Member', aMember],
  ['Manager', aManager],
  ['Admin', anAdmin],
])('a %s views a notification of their own, and viewing it again keeps the first time', async (_role, anActor) => {
  const actor = await anActor()
  const { id } = await told(actor)
  expect(await viewNotification(actor, { id })).toEqual({ id })
  const first = await readAtOf(id)
  expect(first).toBeInstanceOf(Date)
  expect(await viewNotification(actor, { id })).toEqual({ id })
  expect(await readAtOf(id)).toEqual(first)
})

test('what is read counts as seen, since when it was first seen', async () => {
  const actor = await aMember()
  const seenAt = minutesFrom(now(), -5)
  const ids = await toldMany(actor, [{ seenAt }, {}])
  for (const id of ids) await viewNotification(actor, { id })
  const rows = await db.notification.findMany({ where: { memberId: actor.memberId } })
  for (const { id, seenAt: kept, readAt } of rows) expect(kept).toEqual(id === ids[0] ? seenAt : readAt)
  expect(await countUnseen(actor)).toBe(0)
})

test('an Admin of another workspace finds none, and nothing changes', async () => {
  const { id } = await told(await aMember())
  await expect(viewNotification(await anAdmin(), { id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await readAtOf(id)).toBeNull()
})

test('a colleague, even an Admin, finds none: what somebody was told is theirs', async () => {
  const actor = await aMember()
  const { id } = await told(actor)
  const admin = await anAdmin({ workspace: { id: actor.workspaceId } })
  await expect(viewNotification(admin, { id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await readAtOf(id)).toBeNull()
})

test('an id of nothing is not found', async () => {
  await expect(viewNotification(await aMember(), { id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
})
