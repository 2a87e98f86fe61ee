import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { Refusal } from '@/lib/shared/refusal'
import { failExport } from './commands/fail-export'
import { makeExport } from './commands/make-export'
import { EXPORT_JOB } from './rules'

const BATCH = 20

type Due = { id: string; workspaceId: string }

async function make({ id, workspaceId }: Due) {
  const actor = systemActor(workspaceId)
  const [outcome] = await Promise.allSettled([makeExport(actor, { id })])
  if (outcome.status === 'fulfilled') return { made: outcome.value.isMade ? 1 : 0, fault: null }
  await failExport(actor, { id })
  // Who lost the right to read it meanwhile gets no file, and that is no fault of ours.
  const reason: unknown = outcome.reason
  return { made: 0, fault: reason instanceof Refusal ? null : { reason } }
}

/** Makes every file that waits, and those whose maker fell silent. */
export async function makeDueExports(now: Date): Promise<{ made: number }> {
  const due = await db.reviewExport.findMany({
    where: {
      OR: [{ status: 'WAITING' }, { status: 'RUNNING', expiresAt: { lte: now } }],
      workspace: { deletionAt: null },
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
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} exports could not be made.`)
  return { made }
}

/** Removes the files nobody may fetch any more. */
export async function removeExpiredExports(now: Date): Promise<{ removed: number }> {
  const where = { status: { in: ['DONE' as const, 'FAILED' as const] }, expiresAt: { lte: now } }
  return { removed: (await db.reviewExport.deleteMany({ where })).count }
}

export const jobs: Job[] = [
  { name: EXPORT_JOB, cron: '* * * * *', run: makeDueExports },
  { name: 'review.export-expire', cron: '17 * * * *', run: removeExpiredExports },
]
