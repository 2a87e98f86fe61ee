import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { purgeWorkspace } from './commands/purge-workspace'

const BATCH = 10

/** Deletes workspaces after their thirty days; a failure stops no other. */
export async function purgeDueWorkspaces(now: Date): Promise<{ purged: number }> {
  const due = inBatches((after) =>
    db.workspace.findMany({
      where: { deletionAt: { lte: now }, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true },
    }),
  )
  const purge = ({ id }: { id: string }) => purgeWorkspace(systemActor(id), { id })
  const outcomes = await withEach(due, purge, 'Workspaces that could not be removed')
  return { purged: outcomes.filter(({ isGone }) => isGone).length }
}

export const jobs: Job[] = [{ name: 'workspace.purge', cron: '23 * * * *', run: purgeDueWorkspaces }]
