import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import type { SubscriberFilter } from './schema'

const PAGE_SIZE = 50

export type SubscriberView = { id: string; email: string; createdAt: Date; confirmedAt: Date | null }

/** A page of those who asked for the newsletter, the newest first. */
export async function listSubscribers(
  _admin: AdminActor,
  { after }: SubscriberFilter,
  size = PAGE_SIZE,
): Promise<Page<SubscriberView>> {
  const subscribers = await db.newsletterSubscriber.findMany({
    where: olderThan(readCursor(after)),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    select: { id: true, email: true, createdAt: true, confirmedAt: true },
  })
  return toPage(subscribers, size, ({ createdAt, id }) => ({ at: createdAt, id }))
}

export const countSubscribers = (_admin: AdminActor) =>
  db.newsletterSubscriber.count({ where: { confirmedAt: { not: null } } })

/** The address that a mailed link confirms, as long as it does. Looking changes nothing. */
export const findSubscription = (token: string) =>
  db.newsletterSubscriber.findFirst({
    where: { tokenHash: hashToken(token), OR: [{ expiresAt: { gt: now() } }, { confirmedAt: { not: null } }] },
    select: { email: true, confirmedAt: true },
  })
