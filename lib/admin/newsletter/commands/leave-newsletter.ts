import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { findReader } from '@/lib/admin/newsletter/queries'
import type { LeaveNewsletterInput } from '@/lib/admin/newsletter/schema'

/** Unsubscribes idempotently, and answers the same for unknown codes. */
export async function leaveNewsletter(_visitor: Visitor, { code }: LeaveNewsletterInput): Promise<object> {
  const reader = await findReader(code)
  if (!reader) return {}
  const at = now()
  const where = { id: reader.id, deletedAt: null }
  // An earlier confirmation link must not resubscribe them.
  await db.newsletterSubscriber.updateMany({ where, data: { deletedAt: at, confirmedAt: null, expiresAt: at } })
  return {}
}
