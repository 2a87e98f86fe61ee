import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { absoluteUrl } from '@/lib/platform/links'
import { derivedToken, hashToken, isSameToken } from '@/lib/platform/secrets'
import { idSchema } from '@/lib/shared/id'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import type { SubscriberFilter } from './schema'

const PAGE_SIZE = 50

export type SubscriberView = {
  id: string
  email: string
  createdAt: Date
  confirmedAt: Date | null
  deletedAt: Date | null
}

export async function listSubscribers(
  _admin: AdminActor,
  { after }: SubscriberFilter,
  size = PAGE_SIZE,
): Promise<Page<SubscriberView>> {
  const subscribers = await db.newsletterSubscriber.findMany({
    where: olderThan(readCursor(after)),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    select: { id: true, email: true, createdAt: true, confirmedAt: true, deletedAt: true },
  })
  return toPage(subscribers, size, ({ createdAt, id }) => ({ at: createdAt, id }))
}

export const countSubscribers = (_admin: AdminActor) =>
  db.newsletterSubscriber.count({ where: { confirmedAt: { not: null } } })

export const findSubscription = (token: string) =>
  db.newsletterSubscriber.findFirst({
    where: { tokenHash: hashToken(token), OR: [{ expiresAt: { gt: now() } }, { confirmedAt: { not: null } }] },
    select: { id: true, email: true, confirmedAt: true },
  })

const leavingToken = (id: string) => derivedToken(`newsletter-off:${id}`)

/** Unsubscribe tokens never expire, because every issue contains one. */
export const leavingCode = (id: string) => `${id}.${leavingToken(id)}`

/** People open the confirmation page; mail clients post to it. */
export const leavingLink = (id: string) => absoluteUrl(`/api/newsletter/${leavingCode(id)}`)

export async function findReader(code: string) {
  const [id, token = ''] = code.split('.')
  const parsed = idSchema.safeParse(id)
  if (!parsed.success || !isSameToken(token, leavingToken(parsed.data))) return null
  const where = { id: parsed.data }
  return db.newsletterSubscriber.findUnique({ where, select: { id: true, email: true, confirmedAt: true } })
}
