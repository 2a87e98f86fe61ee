import 'server-only'
import { isOpenWorkspace, openWorkspace } from '@/lib/access/workspace/open-workspace'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { isAnsweredAsk } from '@/lib/reviews/responses/queries/answered-ask'
import { askJoined } from './commands/ask-joined'
import { closeAnsweredAsk } from './commands/close-answered-ask'

const BATCH = 100

/** Polled here, because the invitations module knows nothing of reviews. */
export async function askEverybodyJoined(): Promise<{ asked: number }> {
  const due = await db.reviewInvitee.findMany({
    where: { invitation: { status: 'ACCEPTED' }, workspace: openWorkspace },
    distinct: ['reviewId'],
    take: BATCH,
    select: { reviewId: true, workspaceId: true },
  })
  const ask = ({ reviewId: id, workspaceId }: (typeof due)[number]) => askJoined(systemActor(workspaceId), { id })
  const outcomes = await withEach(due, ask, 'Reviews that could not ask who joined')
  return { asked: outcomes.reduce((sum, { count }) => sum + count, 0) }
}

/** Somebody may opt out, be removed or have their invitation revoked after the last answer, and who asked may leave. */
export async function closeAnsweredAsks(): Promise<{ closed: number }> {
  const due = await db.$queryRaw<{ id: string; workspaceId: string }[]>`
    SELECT r.id, r."workspaceId" FROM "Review" r
      JOIN "Workspace" w ON w.id = r."workspaceId" AND ${isOpenWorkspace}
    WHERE ${isAnsweredAsk} ORDER BY r."closesAt", r.id LIMIT ${BATCH}`
  const close = ({ id, workspaceId }: (typeof due)[number]) => closeAnsweredAsk(systemActor(workspaceId), { id })
  const outcomes = await withEach(due, close, 'Quick questions that could not be closed')
  return { closed: outcomes.filter(({ isClosed }) => isClosed).length }
}

export const jobs: Job[] = [
  { name: 'review.ask-joined', cron: '* * * * *', run: askEverybodyJoined },
  { name: 'review.close-answered', cron: '* * * * *', run: closeAnsweredAsks },
]
