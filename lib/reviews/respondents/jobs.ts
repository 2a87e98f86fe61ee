import 'server-only'
import { reassignRespondents } from './commands/reassign-respondents'
import { dropColleagues } from '@/lib/reviews/series/commands/drop-colleagues'
import { listSeriesWithJoined } from '@/lib/reviews/series/queries/list-joined'
import { listOutdatedReviews, listUnmanagedReviews } from './queries/list-outdated'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import { listReviewsToReturnTo } from './queries/list-returning'
import { askReturned } from './commands/ask-returned'
import { systemActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'

const BATCH = 100

type Change = { id: string; workspaceId: string; command: typeof reassignRespondents | typeof dropColleagues }

/**
 * Removals run first and make room for returns. Addresses that became colleagues' are recorded now, because the account
 * may be gone by the next round.
 */
async function* changesAt(now: Date): AsyncGenerator<Change> {
  for (const series of await listSeriesWithJoined(BATCH)) yield { ...series, command: dropColleagues }
  for (const review of await listOutdatedReviews(BATCH)) yield { ...review, command: reassignRespondents }
  const unmanaged = inBatches((after) => listUnmanagedReviews(now, { after, size: BATCH }))
  for await (const review of unmanaged) yield { ...review, command: reassignRespondents }
  const reviews = inBatches((after) => listReviewsToReturnTo(now, { after, size: BATCH }))
  for await (const review of reviews) yield { ...review, command: askReturned }
}

/**
 * Polls changes of people and teams, because lower modules know nothing of reviews. `changed` counts reviews and
 * series.
 */
export async function reassignOutdated(now: Date): Promise<{ changed: number }> {
  const change = ({ id, workspaceId, command }: Change) => command(systemActor(workspaceId), { id })
  const outcomes = await withEach(changesAt(now), change, 'Reviews that could not be reassigned')
  return { changed: outcomes.filter(({ count }) => count > 0).length }
}

export const jobs: Job[] = [{ name: 'review.reassign', cron: '*/10 * * * *', run: reassignOutdated }]
