import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { Refusal } from '@/lib/shared/refusal'
import { failWorkspaceExport } from './commands/fail-workspace-export'
import { makeWorkspaceExport } from './commands/make-workspace-export'
import { WORKSPACE_EXPORT_JOB } from './rules'

const BATCH = 10

type Due = { id: string; workspaceId: string }

async function make({ id, workspaceId }: Due) {
  const actor = systemActor(workspaceId)
  const [outcome] = await Promise.allSettled([makeWorkspaceExport(actor, { id })])
  if (outcome.status === 'fulfilled') return { made: outcome.value.isMade ? 1 : 0, fault: null }
  await failWorkspaceExport(actor, { id })
  // Who is no Admin any more gets no file, and that is no fault of ours.
  const reason: unknown = outcome.reason
  return { made: 0, fault: reason instanceof Refusal ? null : { reason } }
}

/** Makes every file that waits, and those whose maker fell silent. */
export async function makeDueWorkspaceExports(now: Date): Promise<{ made: number }> {
  const due = await db.workspaceExport.findMany({
    where: {
      OR: [{ status: 'WAITING' }, { status: 'RUNNING', expiresAt: { lte: now } }],
      workspace: { deletionAt: null },
      requester: { status: 'ACTIVE', user: { status: 'ACTIVE' } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
  const failures: unknown[] = []
  let made = 0
  for (const row of due) {
    const outcome = await make(row)
    made += outcome.made
    if (outcome.fault !== null) failures.push(outcome.fault.reason)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} workspace exports could not be made.`)
  return { made }
}

/** Removes the files nobody may fetch any more, and what nobody is left to fetch. */
export async function removeExpiredWorkspaceExports(now: Date): Promise<{ removed: number }> {
  const where = { status: { in: ['WAITING' as const, 'DONE' as const, 'FAILED' as const] }, expiresAt: { lte: now } }
  return { removed: (await db.workspaceExport.deleteMany({ where })).count }
}

export const jobs: Job[] = [
  { name: WORKSPACE_EXPORT_JOB, cron: '* * * * *', run: makeDueWorkspaceExports },
  { name: 'workspace.export-expire', cron: '37 * * * *', run: removeExpiredWorkspaceExports },
]
