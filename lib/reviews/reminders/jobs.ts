import 'server-only'
import { withEach, inBatches } from '@/lib/platform/one-by-one'
import { morningsIn, listWaitingZones, listPeopleDue } from './queries/list-people-due'
import { remindMember } from './commands/remind-member'
import { systemActor } from '@/lib/access/actor'
import { listOutsideZones, listOutsidersDue } from './queries/list-outsiders-due'
import { remindOutsider } from './commands/remind-outsider'
import type { Job } from '@/lib/platform/queue'

const BATCH = 200

/** Reminds everybody there is to pick, each in a transaction of its own. */
async function remindAll<Due extends { id: string }>(
  pick: (after: string) => Promise<Due[]>,
  remind: (due: Due) => Promise<{ count: number }>,
): Promise<{ reminded: number }> {
  const outcomes = await withEach(inBatches(pick), remind, 'People who could not be reminded')
  return { reminded: outcomes.filter(({ count }) => count > 0).length }
}

/** Reminds every member whose morning it is of all that waits for them, in one mail. */
export async function remindDueMembers(now: Date): Promise<{ reminded: number }> {
  const mornings = morningsIn(await listWaitingZones(now), now)
  if (mornings === null) return { reminded: 0 }
  return remindAll(
    (after) => listPeopleDue(mornings, now, after, BATCH),
    ({ id: memberId, workspaceId }) => remindMember(systemActor(workspaceId), { memberId }),
  )
}

/** Reminds people outside of each form that waits for them. */
export async function remindDueOutsiders(now: Date): Promise<{ reminded: number }> {
  const mornings = morningsIn(await listOutsideZones(now), now)
  if (mornings === null) return { reminded: 0 }
  return remindAll(
    (after) => listOutsidersDue(mornings, now, after, BATCH),
    ({ id: assigneeId, workspaceId }) => remindOutsider(systemActor(workspaceId), { assigneeId }),
  )
}

export const jobs: Job[] = [
  { name: 'review.remind', cron: '*/5 * * * *', run: remindDueMembers },
  { name: 'review.remind-outside', cron: '*/5 * * * *', run: remindDueOutsiders },
]
