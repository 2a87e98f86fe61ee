import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { hoursFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { keptHours } from '@/lib/platform/file-hold'
import { wake } from '@/lib/platform/queue'
import { ensureRunsWorkspace } from '@/lib/workspaces/queries'
import { WORKSPACE_EXPORT_JOB, workspaceFileName } from '@/lib/workspaces/exports/rules'

/**
 * Asks for a file of what the workspace holds; it is made in the background. While one of this Admin's is on its way,
 * asking again is asking for that one.
 */
export async function startWorkspaceExport(actor: Actor): Promise<{ id: string }> {
  ensureRunsWorkspace(actor)
  const { workspaceId, memberId: requesterId, workspaceName, timeZone } = actor
  return transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Member" WHERE id = ${requesterId}::uuid FOR UPDATE`
    const where = { workspaceId, requesterId, status: { in: ['WAITING' as const, 'RUNNING' as const] } }
    const underWay = await tx.workspaceExport.findFirst({ where, select: { id: true } })
    if (underWay) return underWay
    const at = now()
    const fileName = workspaceFileName(workspaceName, at, timeZone)
    const data = { workspaceId, requesterId, fileName, createdAt: at, expiresAt: hoursFrom(at, keptHours) }
    const file = await tx.workspaceExport.create({ data, select: { id: true } })
    const title = `Exported the workspace: ${fileName}`
    await record(tx, actor, { action: 'workspace.exported', objectId: workspaceId, title })
    await wake(tx, WORKSPACE_EXPORT_JOB)
    return file
  })
}
