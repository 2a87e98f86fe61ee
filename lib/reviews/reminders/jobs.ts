import 'server-only'
import { withEach, inBatches } from '@/lib/platform/one-by-one'
import { morningsIn } from './queries/list-people-due'
import { systemActor } from '@/lib/access/actor'
import { listExternalZones, listExternalReviewersDue } from './queries/list-external-reviewers-due'
import { remindExternalReviewer } from './commands/remind-external-reviewer'
import type { Job } from '@/lib/platform/queue'

const BATCH = 200

export async function remindDueExternalReviewers(now: Date): Promise<{ reminded: number }> {
  const mornings = morningsIn(await listExternalZones(now), now)
  if (mornings === null) return { reminded: 0 }
  const outcomes = await withEach(
    inBatches((after) => listExternalReviewersDue(mornings, now, after, BATCH)),
    ({ id: assigneeId, workspaceId }) => remindExternalReviewer(systemActor(workspaceId), { assigneeId }),
    'External reviewers who could not be reminded',
  )
  return { reminded: outcomes.filter(({ count }) => count > 0).length }
}

export const jobs: Job[] = [{ name: 'review.remind-outside', cron: '*/5 * * * *', run: remindDueExternalReviewers }]
