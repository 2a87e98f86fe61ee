import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { workspaceRestored } from '@/lib/admin/organizations/notices'
import { findWorkspace } from '@/lib/workspaces/steps/find-workspace'
import type { ReasonedInput } from '@/lib/admin/schema'
import { listAdmins } from '@/lib/workspaces/queries'
import { changeWorkspaceState } from '@/lib/workspaces/steps/change-workspace-state'

export const restoreWorkspace = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const { name, deletionAt } = await findWorkspace(tx, id)
    if (!(await changeWorkspaceState(tx, id, { suspendedAt: { not: null } }, { suspendedAt: null }))) return { id }
    await recordAct(tx, admin, { action: 'workspace.restored', objectId: id, title: `Restored “${name}”`, reason })
    await workspaceRestored(tx, await listAdmins(tx, id), { id, name, at: now(), deletionAt })
    return { id }
  })
