import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { keptHours } from '@/lib/platform/file-hold'
import type { WorkspaceExportIdInput } from '../schema'

/** Says of an export that it could not be made, so that nobody waits for it; one that is finished stays. */
export async function failWorkspaceExport({ workspaceId }: SystemActor, { id }: WorkspaceExportIdInput) {
  const where = { id, workspaceId, status: 'RUNNING' as const }
  const data = { status: 'FAILED', expiresAt: hoursFrom(now(), keptHours) } as const
  await db.workspaceExport.updateMany({ where, data })
  return { id }
}
