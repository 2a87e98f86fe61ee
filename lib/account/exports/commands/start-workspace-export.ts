import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureRunsWorkspace } from '@/lib/workspaces/queries'
import { transaction } from '@/lib/platform/db'
import { now, hoursFrom } from '@/lib/platform/clock'
import { workspaceFileName, WORKSPACE_EXPORT_JOB } from '@/lib/account/exports/rules'
import { keptHours } from '@/lib/platform/file-hold'
import { record } from '@/lib/audit/record'
import { wake } from '@/lib/platform/queue'

/** Requests an export, made in the background. A pending export of this Admin is reused. */
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
