import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { workspaceWasSuspended } from '@/lib/admin/organizations/notices'
import { findWorkspace } from '@/lib/workspaces/steps/find-workspace'
import type { ReasonedInput } from '@/lib/admin/schema'
import { listAdmins } from '@/lib/workspaces/queries'
import { changeWorkspaceState } from '@/lib/workspaces/steps/change-workspace-state'

/** Deletes nothing; its mails wait. */
export const suspendWorkspace = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const { name } = await findWorkspace(tx, id)
    const at = now()
    if (!(await changeWorkspaceState(tx, id, { suspendedAt: null }, { suspendedAt: at }))) return { id }
    await recordAct(tx, admin, { action: 'workspace.suspended', objectId: id, title: `Suspended “${name}”`, reason })
    await workspaceWasSuspended(tx, await listAdmins(tx, id), { id, name, at, reason })
    return { id }
  })
