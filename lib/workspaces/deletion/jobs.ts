import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { purgeWorkspace } from './commands/purge-workspace'

const BATCH = 10

/** Removes every workspace whose thirty days are over; one that cannot be removed does not keep the others. */
export async function purgeDueWorkspaces(now: Date): Promise<{ purged: number }> {
  const due = await db.workspace.findMany({
    where: { deletionAt: { lte: now } },
    orderBy: [{ deletionAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true },
  })
  const failures: unknown[] = []
  let purged = 0
  for (const { id } of due) {
    const [outcome] = await Promise.allSettled([purgeWorkspace(systemActor(id), { id })])
    if (outcome.status === 'rejected') failures.push(outcome.reason)
    else if (outcome.value.isGone) purged += 1
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} workspaces could not be removed.`)
  return { purged }
}

export const jobs: Job[] = [{ name: 'workspace.purge', cron: '23 * * * *', run: purgeDueWorkspaces }]
