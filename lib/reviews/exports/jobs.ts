import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { makeExport } from './commands/make-export'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { makeOneByOne } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { EXPORT_JOB } from './rules'
import { dueFiles, expiredFiles, runMinutes } from '@/lib/platform/file-hold'

const BATCH = 20

type Due = { id: string; workspaceId: string }

const make = ({ id, workspaceId }: Due) => makeExport(systemActor(workspaceId), { id })

/** Makes every waiting file and those whose worker went silent. */
export async function makeDueExports(now: Date): Promise<{ made: number }> {
  const due = await db.reviewExport.findMany({
    where: {
      OR: dueFiles(now),
      workspace: openWorkspace,
      requester: { status: 'ACTIVE' },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
  return makeOneByOne(due, make, 'Exports that could not be made')
}

/** Removes expired files and files without a requester. */
export async function removeExpiredExports(now: Date): Promise<{ removed: number }> {
  return { removed: (await db.reviewExport.deleteMany({ where: expiredFiles(now) })).count }
}

export const jobs: Job[] = [
  { name: EXPORT_JOB, cron: '* * * * *', mayTakeMinutes: runMinutes, run: makeDueExports },
  { name: 'review.export-expire', cron: '17 * * * *', run: removeExpiredExports },
]
