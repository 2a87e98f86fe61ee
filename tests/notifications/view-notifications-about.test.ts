import { expect, test } from 'vitest'
import { viewNotificationsAbout } from '@/lib/notifications/commands/view-notifications-about'
import { countUnread, countUnseen } from '@/lib/notifications/queries/list-notifications'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { toldMany } from './told'

const path = '/goals/1/detail'

test('what leads to a page is read with it, and nothing else', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const links = [path, `${path}?check-in=1`, '/goals/12/detail', '/goals/1/details']
  const ids = await toldMany(
    actor,
    links.map(() => ({})),
  )
  for (const [index, id] of ids.entries())
    await db.notification.update({ where: { id }, data: { link: links[index] }, select: { id: true } })
  await toldMany(other, [{}])
  await db.notification.updateMany({ where: { memberId: other.memberId }, data: { link: path } })
  for (const viewedCount of [2, 0]) expect(await viewNotificationsAbout(actor, { path })).toEqual({ viewedCount })
  const left = await db.notification.findMany({ where: { memberId: actor.memberId, readAt: null } })
  expect(left.map(({ link }) => link).toSorted()).toEqual(links.slice(2).toSorted())
  expect([await countUnseen(actor), await countUnread(other)]).toEqual([2, 1])
})
