import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'
import { remindInvitee } from './commands/remind-invitee'
import { listInvitationsDue, listInvitingZones } from './queries'
import { spansAt } from './rules'

const BATCH = 200

// The queue takes a run for dead after five minutes; whom this one does not reach the next one does.
const RUN_MS = 240_000

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Reminds everybody whose invitation waits, in the morning of its workspace, each in a transaction of its own. */
export async function remindDueInvitees(now: Date): Promise<{ reminded: number }> {
  const spans = (await listInvitingZones(now)).flatMap((zone) => spansAt(now, zone))
  if (spans.length === 0) return { reminded: 0 }
  const startedAt = performance.now()
  const outcomes: PromiseSettledResult<{ count: number }>[] = []
  let after: string | undefined = FIRST
  while (after !== undefined && performance.now() - startedAt < RUN_MS) {
    const batch: Awaited<ReturnType<typeof listInvitationsDue>> = await listInvitationsDue(spans, now, after, BATCH)
    for (const { id, workspaceId } of batch) {
      outcomes.push(...(await Promise.allSettled([remindInvitee(systemActor(workspaceId), { id })])))
    }
    after = batch.length < BATCH ? undefined : batch.at(-1)?.id
  }
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // One who cannot be reminded must not keep the others waiting, nor go unheard.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people could not be reminded.`)
  return { reminded: outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.count > 0).length }
}

export const jobs: Job[] = [{ name: 'invitation.remind', cron: '*/5 * * * *', run: remindDueInvitees }]
