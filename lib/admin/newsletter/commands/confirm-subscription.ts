import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { findSubscription } from '@/lib/admin/newsletter/queries'
import { subscriptionLinkGone } from '@/lib/admin/newsletter/refusals'
import type { ConfirmSubscriptionInput } from '@/lib/admin/newsletter/schema'

/** Idempotent. */
export async function confirmSubscription(_visitor: Visitor, { token }: ConfirmSubscriptionInput): Promise<object> {
  if (!(await findSubscription(token))) throw subscriptionLinkGone()
  const where = { tokenHash: hashToken(token), confirmedAt: null }
  await db.newsletterSubscriber.updateMany({ where, data: { confirmedAt: now(), deletedAt: null } })
  return {}
}
