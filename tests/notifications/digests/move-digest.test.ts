import { expect, test } from 'vitest'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { db, transaction } from '@/lib/platform/db'
import { aMember, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { told } from '@/tests/notifications/told'

const hourOf = async ({ id }: { id: string }) =>
  (await db.notification.findUniqueOrThrow({ where: { id } })).digestAt?.getUTCHours()

test('what waits follows the person’s hour in all their workspaces; what waits for others, and what does not wait, stays', async () => {
  const actor = await aMember()
  const elsewhere = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const other = await aMember()
  const waiting = []
  for (const one of [actor, elsewhere, other]) {
    await preferring(one, { Review: { mail: 'DIGEST' } })
    waiting.push(await told(one))
  }
  const atOnce = await told(await aMember())
  await db.user.update({ where: { id: actor.userId }, data: { digestHour: 15 } })
  await transaction((tx) => moveDigest(tx, actor.userId))
  expect(await Promise.all([...waiting, atOnce].map(hourOf))).toEqual([15, 15, 9, undefined])
})
