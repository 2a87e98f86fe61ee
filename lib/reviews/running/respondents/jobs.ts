import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'
import { askReturned } from './commands/ask-returned'
import { reassignRespondents } from './commands/reassign-respondents'
import { listOutdatedReviews } from './outdated/queries'
import { listReviewsToReturnTo } from './returning/queries'

const BATCH = 100

type DueReview = { id: string; workspaceId: string }

/**
 * Follows what changed among people and teams: modules below know nothing of reviews, so what they did is looked up here.
 * One review that fails must not keep the others back, nor go unheard.
 */
export async function reassignOutdated(now: Date): Promise<{ reassigned: number; returned: number }> {
  const failures: unknown[] = []
  const withEach = async (due: DueReview[], work: typeof reassignRespondents) => {
    for (const { id, workspaceId } of due) {
      const [outcome] = await Promise.allSettled([work(systemActor(workspaceId), { id })])
      if (outcome.status === 'rejected') failures.push(outcome.reason)
    }
    return due.length
  }
  const reassigned = await withEach(await listOutdatedReviews(BATCH), reassignRespondents)
  const returned = await withEach(await listReviewsToReturnTo(now, BATCH), askReturned)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reviews could not be reassigned.`)
  return { reassigned, returned }
}

export const jobs: Job[] = [{ name: 'review.reassign', cron: '*/10 * * * *', run: reassignOutdated }]
