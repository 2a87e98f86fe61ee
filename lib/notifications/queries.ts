import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { NotificationType } from '@/lib/platform/generated/prisma/enums'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import { canSeeUndelivered } from './policy'
import type { NotificationFilter } from './schema'

const PAGE_SIZE = 30

/** Beyond this nobody reads the number any more, and counting on would cost more the less it tells. */
const COUNTED_AT_MOST = 100

export type NotificationItem = {
  id: string
  type: NotificationType
  message: string
  /** A path of this product. */
  link: string
  createdAt: Date
  isUnread: boolean
}

const own = ({ workspaceId, memberId }: Actor) => ({ workspaceId, memberId })

/** What somebody was told, newest first, thirty at a time. */
export async function listNotifications(
  actor: Actor,
  { type, after }: NotificationFilter,
): Promise<Page<NotificationItem>> {
  const rows = await db.notification.findMany({
    where: { ...own(actor), ...(type === 'unread' && { readAt: null }), ...olderThan(readCursor(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { id: true, type: true, message: true, link: true, createdAt: true, readAt: true },
  })
  const items = rows.map(({ readAt, ...row }) => ({ ...row, isUnread: readAt === null }))
  return toPage(items, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

/** How many notifications somebody has not opened; 100 means "more than 99". */
export const countUnread = (actor: Actor): Promise<number> =>
  db.notification.count({ where: { ...own(actor), readAt: null }, take: COUNTED_AT_MOST })

/** A mail that was given up: to whom, and what the mail server said. */
export type UndeliveredMail = { id: string; recipient: string; reason: string }

/** The newest mails of the last two weeks that nobody will get, for those who can do something about it. */
export async function listUndelivered(actor: Actor): Promise<UndeliveredMail[]> {
  if (!canSeeUndelivered(actor)) return []
  const { workspaceId } = actor
  const rows = await db.mail.findMany({
    where: { workspaceId, status: 'GIVEN_UP', createdAt: { gte: daysFrom(now(), -14) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: { id: true, recipient: true, lastError: true },
  })
  return rows.map(({ id, recipient, lastError }) => ({ id, recipient, reason: lastError ?? '' }))
}
