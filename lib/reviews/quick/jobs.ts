import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { askJoined } from './commands/ask-joined'

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

export const jobs: Job[] = [{ name: 'review.ask-joined', cron: '* * * * *', run: askEverybodyJoined }]
