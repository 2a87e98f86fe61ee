import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'
import { sendDigest } from './commands/send-digest'
import { remindOutsider } from './outsiders/commands/remind-outsider'
import { listOutsidersDue, listOutsideZones } from './outsiders/queries'
import { listPeopleDue, listWaitingZones, morningsIn } from './queries'

const BATCH = 200

// The queue takes a run for dead after five minutes; whom this one does not reach the next one does.
const RUN_MS = 240_000

const FIRST = '00000000-0000-0000-0000-000000000000'

type Round<Due> = {
  pick: (after: string, size: number) => Promise<Due[]>
  idOf: (due: Due) => string
  remind: (due: Due) => Promise<{ count: number }>
}

/** Reminds everybody there is to pick, a batch after the other, each in a transaction of its own. */
async function remindAll<Due>({ pick, idOf, remind }: Round<Due>): Promise<{ reminded: number }> {
  const startedAt = performance.now()
  const outcomes: PromiseSettledResult<{ count: number }>[] = []
  let after: string | undefined = FIRST
  while (after !== undefined && performance.now() - startedAt < RUN_MS) {
    const batch: Due[] = await pick(after, BATCH)
    for (const due of batch) outcomes.push(...(await Promise.allSettled([remind(due)])))
    const last: Due | undefined = batch.length < BATCH ? undefined : batch.at(-1)
    after = last && idOf(last)
  }
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // One who cannot be reminded must not keep the others waiting, nor go unheard.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people could not be reminded.`)
  return { reminded: outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.count > 0).length }
}

/** Sends everybody their digest whose morning it is. */
export async function sendDueDigests(now: Date): Promise<{ reminded: number }> {
  const mornings = morningsIn(await listWaitingZones(now), now)
  if (mornings === null) return { reminded: 0 }
  return remindAll({
    pick: (after, size) => listPeopleDue(mornings, now, after, size),
    idOf: ({ memberId }) => memberId,
    remind: ({ memberId, workspaceId }) => sendDigest(systemActor(workspaceId), { memberId }),
  })
}

/** Reminds people outside of each form that waits for them. */
export async function remindDueOutsiders(now: Date): Promise<{ reminded: number }> {
  const mornings = morningsIn(await listOutsideZones(now), now)
  if (mornings === null) return { reminded: 0 }
  return remindAll({
    pick: (after, size) => listOutsidersDue(mornings, now, after, size),
    idOf: ({ assigneeId }) => assigneeId,
    remind: ({ assigneeId, workspaceId }) => remindOutsider(systemActor(workspaceId), { assigneeId }),
  })
}

export const jobs: Job[] = [
  { name: 'review.remind', cron: '*/5 * * * *', run: sendDueDigests },
  { name: 'review.remind-outside', cron: '*/5 * * * *', run: remindDueOutsiders },
]
