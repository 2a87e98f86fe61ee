import type { Actor } from '@/lib/access/actor'
import { tell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { unique } from '@/tests/factories/workspaces'

type Given = { message?: string; createdAt?: Date; seenAt?: Date; readAt?: Date }

/** Notifications of this member in a row, the oldest first; without dates they all came at the same moment. */
export async function toldMany({ workspaceId, memberId }: Actor, given: Given[]) {
  const at = now()
  const data = given.map(({ message = 'Something happened', createdAt = at, readAt, seenAt = readAt }) => ({
    workspaceId,
    memberId,
    message,
    createdAt,
    seenAt,
    readAt,
    type: 'Review' as const,
    key: unique('event'),
    link: '/feedback',
  }))
  const rows = await db.notification.createManyAndReturn({ data, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** One notification, told as a notice tells it. */
export async function told(actor: Actor, message = 'Something happened') {
  const key = unique('event')
  const about = { type: 'Review' as const, objectId: null }
  const telling = { memberId: actor.memberId, ...about, key, message, link: '/feedback' }
  await transaction((tx) => tell(tx, actor.workspaceId, [telling]))
  return db.notification.findFirstOrThrow({ where: { key }, select: { id: true, key: true } })
}
