import 'server-only'
import { withEach, inBatches } from '@/lib/platform/one-by-one'
import { morningsIn } from './queries/list-people-due'
import { systemActor } from '@/lib/access/actor'
import { listOutsideZones, listOutsidersDue } from './queries/list-outsiders-due'
import { remindOutsider } from './commands/remind-outsider'
import type { Job } from '@/lib/platform/queue'

const BATCH = 200

export async function remindDueOutsiders(now: Date): Promise<{ reminded: number }> {
  const mornings = morningsIn(await listOutsideZones(now), now)
  if (mornings === null) return { reminded: 0 }
  const outcomes = await withEach(
    inBatches((after) => listOutsidersDue(mornings, now, after, BATCH)),
    ({ id: assigneeId, workspaceId }) => remindOutsider(systemActor(workspaceId), { assigneeId }),
    'External reviewers who could not be reminded',
  )
  return { reminded: outcomes.filter(({ count }) => count > 0).length }
}

export const jobs: Job[] = [{ name: 'review.remind-outside', cron: '*/5 * * * *', run: remindDueOutsiders }]
