import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

export type PlatformCounts = {
  workspaces: number
  /** Registered within the last 30 days. */
  youngWorkspaces: number
  people: number
  feedbackSent: number
  mailsWaiting: number
  mailsGivenUp: number
}

/** How much there is on the whole platform. Counts only: a super admin never reads a workspace's content. */
export async function getPlatformCounts(_admin: AdminActor): Promise<PlatformCounts> {
  const youngFrom = daysFrom(now(), -30)
  const [workspaces, youngWorkspaces, people, feedbackSent, mailsWaiting, mailsGivenUp] = await Promise.all([
    db.workspace.count(),
    db.workspace.count({ where: { createdAt: { gte: youngFrom } } }),
    db.user.count({ where: { status: 'ACTIVE' } }),
    db.review.count({ where: { publishedAt: { not: null } } }),
    db.mail.count({ where: { status: 'QUEUED' } }),
    db.mail.count({ where: { status: 'GIVEN_UP' } }),
  ])
  return { workspaces, youngWorkspaces, people, feedbackSent, mailsWaiting, mailsGivenUp }
}
