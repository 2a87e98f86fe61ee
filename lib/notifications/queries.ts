import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { NotificationType } from '@/lib/platform/generated/prisma/enums'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import { canSeeUndelivered } from './policy'
import type { NotificationFeedInput, NotificationFilter } from './schema'

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

/** A page of notifications; `asOf` is the present that "today" and "yesterday" are counted from. */
export type NotificationPage = Page<NotificationItem> & { asOf: Date }

/** What somebody was told, newest first, thirty at a time. */
export async function listNotifications(actor: Actor, { type, after }: NotificationFilter): Promise<NotificationPage> {
  const rows = await db.notification.findMany({
    where: { ...own(actor), ...(type === 'unread' && { readAt: null }), ...olderThan(readCursor(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { id: true, type: true, message: true, link: true, createdAt: true, readAt: true },
  })
  const items = rows.map(({ readAt, ...row }) => ({ ...row, isUnread: readAt === null }))
  return { ...toPage(items, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id })), asOf: now() }
}

/** How many notifications somebody has not opened; 100 means "more than 99". Counted once per request. */
export const countUnread = cache((actor: Actor) =>
  db.notification.count({ where: { ...own(actor), readAt: null }, take: COUNTED_AT_MOST }),
)

/** The same list in the shape of the specification, section 3: `read_at` is empty while a notification is unread. */
export async function getNotificationFeed(actor: Actor, { type, skip }: NotificationFeedInput) {
  const [rows, unSeenCount] = await Promise.all([
    db.notification.findMany({
      where: { ...own(actor), ...(type === 'unread' && { readAt: null }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip,
      take: PAGE_SIZE + 1,
      select: { id: true, type: true, message: true, link: true, createdAt: true, readAt: true },
    }),
    countUnread(actor),
  ])
  const data = rows
    .slice(0, PAGE_SIZE)
    .map(({ createdAt, readAt, ...row }) => ({ ...row, created_at: createdAt, read_at: readAt }))
  return { data, hasMore: rows.length > PAGE_SIZE, limit: PAGE_SIZE, unSeenCount }
}

/** A mail that was given up: to whom, and what the mail server said. */
export type UndeliveredMail = { id: string; recipient: string; reason: string }

/** Who is reminded has not answered, and that is for nobody to know. */
const remindersOnly = ['review.nudged', 'review.digest', 'review.reminded']

/** The newest mails of the last two weeks that nobody will get, for those who can do something about it. */
export async function listUndelivered(actor: Actor): Promise<UndeliveredMail[]> {
  if (!canSeeUndelivered(actor)) return []
  const { workspaceId } = actor
  const rows = await db.mail.findMany({
    where: {
      workspaceId,
      status: 'GIVEN_UP',
      event: { notIn: remindersOnly },
      createdAt: { gte: daysFrom(now(), -14) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: { id: true, recipient: true, lastError: true },
  })
  return rows.map(({ id, recipient, lastError }) => ({ id, recipient, reason: lastError ?? '' }))
}
