import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { findWorkspace } from '@/lib/workspaces/steps/find-workspace'
import type { ReasonedInput } from '@/lib/admin/schema'
import { workspaceKept } from '@/lib/workspaces/deletion/notices'
import { goneAlready } from '@/lib/workspaces/deletion/refusals'
import { listAdmins } from '@/lib/workspaces/queries'
import { changeWorkspaceState } from '@/lib/workspaces/steps/change-workspace-state'

/** Cancels a deletion, also one its Admins asked for, before its day. */
export const withdrawDeletion = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const { name, deletionAt } = await findWorkspace(tx, id)
    if (deletionAt === null) return { id }
    const kept = { deletionAt: null, deletionById: null }
    if (!(await changeWorkspaceState(tx, id, { deletionAt: { gt: now() } }, kept))) throw goneAlready()
    const title = `Canceled the deletion of “${name}”`
    await recordAct(tx, admin, { action: 'workspace.deletion-withdrawn', objectId: id, title, reason })
    const doer = { firstName: 'Rapport', lastName: '', workspaceId: id, workspaceName: name }
    await workspaceKept(tx, doer, await listAdmins(tx, id), deletionAt)
    return { id }
  })
