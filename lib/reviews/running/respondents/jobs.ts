import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'
import { reassignRespondents } from './commands/reassign-respondents'
import { listOutdatedReviews } from './outdated/queries'

const BATCH = 100

/**
 * Follows what changed among people and teams: modules below know nothing of reviews, so what they did is looked up here.
 * One review that fails must not keep the others back, nor go unheard.
 */
export async function reassignOutdated(): Promise<{ reassigned: number }> {
  const due = await listOutdatedReviews(BATCH)
  const failures: unknown[] = []
  for (const { id, workspaceId } of due) {
    const [outcome] = await Promise.allSettled([reassignRespondents(systemActor(workspaceId), { id })])
    if (outcome.status === 'rejected') failures.push(outcome.reason)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reviews could not be reassigned.`)
  return { reassigned: due.length }
}

export const jobs: Job[] = [{ name: 'review.reassign', cron: '*/10 * * * *', run: reassignOutdated }]
