import 'server-only'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'

export type ExternalReviewerView = {
  email: string
  name: string
  consentedAt: Date | null
  isUnsubscribed: boolean
  /** Logo of the workspace. */
  logoId: string | null
}

export async function getExternalReviewer({
  workspaceId,
  assigneeId,
  email,
}: ReviewerActor): Promise<ExternalReviewerView> {
  const [{ name, consentedAt, workspace }, unsubscribedCount] = await Promise.all([
    db.externalReviewer.findFirstOrThrow({
      relationLoadStrategy: 'join',
      where: { workspaceId, assigneeId },
      select: { name: true, consentedAt: true, workspace: { select: { logoId: true } } },
    }),
    db.unsubscribedAddress.count({ where: { workspaceId, email } }),
  ])
  return { email, name, consentedAt, isUnsubscribed: unsubscribedCount > 0, logoId: workspace.logoId }
}
