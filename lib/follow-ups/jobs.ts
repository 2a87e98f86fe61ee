import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { makeFollowUps } from './commands/make-follow-ups'
import { takeOverNextStep } from './commands/take-over-next-step'
import { listFollowUpSeriesDue } from './queries/list-due-series'
import { listLeftSteps } from './queries/list-left-steps'

const BATCH = 200

async function makeDueFollowUps(now: Date): Promise<{ made: number }> {
  const outcomes = await withEach(
    inBatches((after) => listFollowUpSeriesDue(now, { after, limit: BATCH })),
    ({ id: seriesId, workspaceId }) => makeFollowUps(systemActor(workspaceId), { seriesId }),
    'Series whose follow-ups could not be made',
  )
  return { made: outcomes.reduce((sum, { count }) => sum + count, 0) }
}

export async function takeOverLeftSteps(): Promise<{ taken: number }> {
  const outcomes = await withEach(
    await listLeftSteps(BATCH),
    ({ id, workspaceId }) => takeOverNextStep(systemActor(workspaceId), { id }),
    'Next steps of people who left that could not be taken over',
  )
  return { taken: outcomes.filter(({ isTaken }) => isTaken).length }
}

export const jobs: Job[] = [
  { name: 'follow-up.make', cron: '20 * * * *', run: makeDueFollowUps },
  { name: 'follow-up.take-over', cron: '50 * * * *', run: takeOverLeftSteps },
]
