import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { closeDueReview } from './commands/close-review'

const BATCH = 100

/** Closes every review whose close date has come, each in a transaction of its own. */
export async function closeDueReviews(now: Date): Promise<{ closed: number }> {
  const due = await db.review.findMany({
    where: { status: { in: ['ACTIVE', 'INACTIVE'] }, closesAt: { lte: now } },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true },
  })
  let closed = 0
  for (const { id } of due) if (await closeDueReview(id)) closed += 1
  return { closed }
}

export const jobs: Job[] = [{ name: 'review.close', cron: '* * * * *', run: closeDueReviews }]
