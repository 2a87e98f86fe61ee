import 'server-only'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'

/** What is known of somebody outside, as they themselves see it. */
export type OutsideReviewer = { email: string; name: string; consentedAt: Date | null; isUnsubscribed: boolean }

/** What is known of whoever holds this link. */
export async function getOutsideReviewer({ workspaceId, assigneeId, email }: ReviewerActor): Promise<OutsideReviewer> {
  const [{ name, consentedAt }, unsubscribedCount] = await Promise.all([
    db.externalReviewer.findFirstOrThrow({
      where: { workspaceId, assigneeId },
      select: { name: true, consentedAt: true },
    }),
    db.unsubscribedAddress.count({ where: { workspaceId, email } }),
  ])
  return { email, name, consentedAt, isUnsubscribed: unsubscribedCount > 0 }
}
