import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { makeOneOnOnes } from './commands/make-one-on-ones'
import { listDueOneOnOnes } from './queries/list-due-one-on-ones'

const BATCH = 200

async function makeDueOneOnOnes(now: Date): Promise<{ made: number }> {
  const outcomes = await withEach(
    inBatches((after) => listDueOneOnOnes(now, after, BATCH)),
    ({ id, workspaceId }) => makeOneOnOnes(systemActor(workspaceId), { id }),
    'Series of one-on-ones that could not go on',
  )
  return { made: outcomes.reduce((sum, { made }) => sum + made, 0) }
}

export const jobs: Job[] = [{ name: 'one-on-one.make', cron: '*/10 * * * *', run: makeDueOneOnOnes }]
