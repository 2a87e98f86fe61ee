import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { makeFollowUps } from './commands/make-follow-ups'
import { listFollowUpSeriesDue } from './queries/list-due-series'

const BATCH = 200

async function makeDueFollowUps(now: Date): Promise<{ made: number }> {
  const outcomes = await withEach(
    inBatches((after) => listFollowUpSeriesDue(now, { after, limit: BATCH })),
    ({ id: seriesId, workspaceId }) => makeFollowUps(systemActor(workspaceId), { seriesId }),
    'Series whose follow-ups could not be made',
  )
  return { made: outcomes.reduce((sum, { count }) => sum + count, 0) }
}

export const jobs: Job[] = [{ name: 'follow-up.make', cron: '20 * * * *', run: makeDueFollowUps }]
