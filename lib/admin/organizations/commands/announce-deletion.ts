import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { CHECK_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { daysFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { deletionAnnounced } from '@/lib/admin/organizations/notices'
import { findWorkspace } from '@/lib/workspaces/steps/find-workspace'
import type { ReasonedInput } from '@/lib/admin/schema'
import { DELETION_DAYS } from '@/lib/workspaces/deletion/rules'
import { listAdmins } from '@/lib/workspaces/queries'
import { changeWorkspaceState } from '@/lib/workspaces/steps/change-workspace-state'

/** Announces the deletion day to the Admins and blocks access; only a super admin can cancel it. */
export const announceDeletion = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const { name } = await findWorkspace(tx, id)
    const at = now()
    const deletionAt = daysFrom(at, DELETION_DAYS)
    if (!(await changeWorkspaceState(tx, id, { deletionAt: null }, { deletionAt, deletionById: null }))) return { id }
    const title = `Announced the deletion of “${name}” in ${DELETION_DAYS} days`
    await recordAct(tx, admin, { action: 'workspace.deletion-announced', objectId: id, title, reason })
    await wake(tx, CHECK_JOB)
    await deletionAnnounced(tx, await listAdmins(tx, id), { id, name, at, reason, deletionAt })
    return { id }
  })
