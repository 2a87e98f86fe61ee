import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { unansweredEvents } from '@/lib/notifications/letters'
import { hiddenKinds } from '@/lib/notifications/rules/notification-kinds'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import type { NotificationFilter, NotificationFeedInput } from '@/lib/notifications/schema'
import { db, Prisma } from '@/lib/platform/db'
import { alreadyRead, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { now, daysFrom } from '@/lib/platform/clock'
import { objectIds } from '@/lib/notifications/rules/object-ids'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import { canSeeUndelivered } from '@/lib/notifications/policy'

const PAGE_SIZE = 30

export type NotificationItem = {
  id: string
  type: string
  /** Null for several or none. */
  objectId: string | null
  message: string
  link: string
  createdAt: Date
  isUnread: boolean
  /** Null where it may not be shown. */
  by: { memberId: string; name: string; pictureId: string | null } | null
}

/** Badges are applause by type, and stay. */
function inFeatures(actor: Actor) {
  const hidden = hiddenKinds(actor)
  if (hidden === null) return {}
  const { types, isWithoutApplause } = hidden
  return {
    type: { notIn: types },
    ...(isWithoutApplause && { NOT: { type: 'Applaud', key: { startsWith: 'applause.' } } }),
  }
}

const own = (actor: Actor) => ({
  workspaceId: actor.workspaceId,
  memberId: actor.memberId,
  ...inFeatures(actor),
})

/** Without notifications that only wait for the digest. */
const shown = (actor: Actor, type: 'all' | 'unread') => ({
  ...own(actor),
  AND: type === 'unread' ? { readAt: null } : { OR: [{ readAt: null }, { readAt: { gt: MAIL_ONLY } }] },
})

const selected = {
  id: true,
  type: true,
  objectId: true,
  message: true,
  link: true,
  createdAt: true,
  readAt: true,
  createdBy: { select: { id: true, user: { select: { firstName: true, lastName: true, pictureId: true } } } },
} as const

type Creator = { id: string; user: { firstName: string; lastName: string; pictureId: string | null } }

const personOf = ({ id, user: { firstName, lastName, pictureId } }: Creator) => ({
  memberId: id,
  pictureId,
  name: `${firstName} ${lastName}`.trim(),
})

export type NotificationPage = Page<NotificationItem> & { asOf: Date }

/** Newest first, thirty per page. */
export async function listNotifications(actor: Actor, { type, after }: NotificationFilter): Promise<NotificationPage> {
  const asOf = now()
  const rows = await db.notification.findMany({
    relationLoadStrategy: 'join',
    where: { ...shown(actor, type), ...olderThan(readCursor(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: selected,
  })
  const items = rows.map(({ readAt, createdBy, ...row }) => ({
    ...row,
    isUnread: readAt === null,
    by: createdBy && personOf(createdBy),
  }))
  return { ...toPage(items, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id })), asOf }
}

export const countUnread = (actor: Actor) =>
  db.notification.count({ where: { ...own(actor), readAt: null }, take: COUNTED_AT_MOST })

export const countUnseen = (actor: Actor) =>
  db.notification.count({ where: { ...own(actor), seenAt: null }, take: COUNTED_AT_MOST })

export async function getBell(actor: Actor) {
  const asOf = now().getTime()
  const count = hiddenKinds(actor) === null ? (await getFrame(actor)).unseenCount : await countUnseen(actor)
  return { memberId: actor.memberId, count, asOf }
}

/** The bell when the count can't be read. */
export const silentBell = ({ memberId }: Actor) => ({ memberId, count: 0, asOf: now().getTime() })

/**
 * The list in the shape of the specification, section 3: `read_at` is empty while unread, and `unSeenCount` stops at
 * COUNTED_AT_MOST. Empty without a membership, as for super admins.
 */
export async function getNotificationFeed(actor: Actor | null, { type, skip }: NotificationFeedInput) {
  if (actor === null) return { data: [], hasMore: false, limit: PAGE_SIZE, unSeenCount: 0 }
  const [rows, unSeenCount] = await Promise.all([
    db.notification.findMany({
      where: shown(actor, type),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip,
      take: PAGE_SIZE + 1,
      select: { id: true, type: true, objectId: true, message: true, link: true, createdAt: true, readAt: true },
    }),
    countUnseen(actor),
  ])
  const data = rows.slice(0, PAGE_SIZE).map(({ createdAt, readAt, objectId, ...row }) => ({
    ...row,
    ...objectIds(row.type, objectId),
    created_at: createdAt,
    read_at: readAt,
  }))
  return { data, hasMore: rows.length > PAGE_SIZE, limit: PAGE_SIZE, unSeenCount }
}

export type UndeliveredMail = { id: string; recipient: string; reason: string }

/**
 * Undelivered mail for Admins, newest first: mails given up in the last two weeks, and people whose mail server refuses
 * them. Each address appears once, and never for mails that only unanswered people get.
 */
export function undeliveredReading(actor: Actor): SharedReading<UndeliveredMail[]> {
  if (!canSeeUndelivered(actor)) return alreadyRead([])
  const { workspaceId } = actor
  return rowsOf(Prisma.sql`
    SELECT id, recipient, COALESCE(reason, '') AS reason FROM (
      SELECT DISTINCT ON (recipient) * FROM (
        (SELECT id, recipient, "lastError" AS reason, "createdAt" FROM "Mail"
         WHERE "workspaceId" = ${workspaceId}::uuid AND status = 'GIVEN_UP'
           AND event <> ALL (${unansweredEvents}) AND "createdAt" >= ${daysFrom(now(), -14)}
         ORDER BY "createdAt" DESC, id DESC LIMIT 20)
        UNION ALL
        (SELECT m.id, b.email, b.reason, b."createdAt"
         FROM "BouncedAddress" b JOIN "User" u ON u.email = b.email JOIN "Member" m ON m."userId" = u.id
         WHERE m."workspaceId" = ${workspaceId}::uuid AND m.status = 'ACTIVE'
         ORDER BY b."createdAt" DESC LIMIT 20)) found
      ORDER BY recipient, "createdAt" DESC) named
    ORDER BY "createdAt" DESC, id DESC LIMIT 5`)
}
