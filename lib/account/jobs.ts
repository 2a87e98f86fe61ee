import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { makeWorkspaceExport } from './exports/commands/make-workspace-export'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { makeOneByOne } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { WORKSPACE_EXPORT_JOB } from './exports/rules'
import { dueFiles, expiredFiles, runMinutes } from '@/lib/platform/file-hold'
import { jobs as morningJobs } from './morning/jobs'

const BATCH = 10

type Due = { id: string; workspaceId: string }

const make = ({ id, workspaceId }: Due) => makeWorkspaceExport(systemActor(workspaceId), { id })

/** Also resumes stalled exports. */
export async function makeDueWorkspaceExports(now: Date): Promise<{ made: number }> {
  const due = await db.workspaceExport.findMany({
    where: {
      OR: dueFiles(now),
      workspace: openWorkspace,
      requester: { status: 'ACTIVE' },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
  return makeOneByOne(due, make, 'Workspace exports that could not be made')
}

export async function removeExpiredWorkspaceExports(now: Date): Promise<{ removed: number }> {
  return { removed: (await db.workspaceExport.deleteMany({ where: expiredFiles(now) })).count }
}

export const jobs: Job[] = [
  { name: WORKSPACE_EXPORT_JOB, cron: '* * * * *', mayTakeMinutes: runMinutes, run: makeDueWorkspaceExports },
  { name: 'workspace.export-expire', cron: '37 * * * *', run: removeExpiredWorkspaceExports },
  ...morningJobs,
]
