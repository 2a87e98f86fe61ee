import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { closeReview } from './commands/close-review'

const BATCH = 100

/** Closes every review whose close date has come, each in a transaction of its own. */
export async function closeDueReviews(now: Date): Promise<{ closed: number }> {
  const due = await db.review.findMany({
    where: { status: { in: ['ACTIVE', 'INACTIVE'] }, closesAt: { lte: now } },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
  const failures: unknown[] = []
  for (const { id, workspaceId } of due) {
    const [outcome] = await Promise.allSettled([closeReview(systemActor(workspaceId), { id })])
    if (outcome.status === 'rejected') failures.push(outcome.reason)
  }
  // One that cannot be closed must not keep the others open, nor go unheard.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reviews could not be closed.`)
  return { closed: due.length }
}

export const jobs: Job[] = [{ name: 'review.close', cron: '* * * * *', run: closeDueReviews }]
