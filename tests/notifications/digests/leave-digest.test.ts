import { expect, test } from 'vitest'
import { leaveDigest } from '@/lib/notifications/digests/steps/leave-digest'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import { db, transaction } from '@/lib/platform/db'
import { aDailyReader } from './digesting'

const waiting = (memberId: string) => db.notification.count({ where: { memberId, digestAt: { not: null } } })

test('of the kinds named nothing waits any more, what was shown stays, and a colleague keeps theirs', async () => {
  const { actor } = await aDailyReader(['First', 'Second'])
  const other = await aDailyReader(['Theirs'])
  await db.notification.updateMany({
    where: { message: 'Second', memberId: actor.memberId },
    data: { seenAt: MAIL_ONLY, readAt: MAIL_ONLY },
  })
  const { workspaceId, memberId } = actor
  await transaction((tx) => leaveDigest(tx, { workspaceId, memberId }, ['User_Invite']))
  expect(await waiting(memberId)).toBe(2)
  await transaction((tx) => leaveDigest(tx, { workspaceId, memberId }, ['Review']))
  expect(await waiting(memberId)).toBe(0)
  expect(await db.notification.findMany({ where: { memberId }, select: { message: true } })).toEqual([
    { message: 'First' },
  ])
  expect(await waiting(other.actor.memberId)).toBe(1)
})
