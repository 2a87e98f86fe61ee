import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { CHECK_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { daysFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { listAdmins } from '@/lib/workspaces/queries'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { deletionScheduled } from '@/lib/workspaces/deletion/notices'
import { onlyAdminsDelete, otherName } from '@/lib/workspaces/deletion/refusals'
import { DELETION_DAYS, isNameOf } from '@/lib/workspaces/deletion/rules'
import type { ScheduleDeletionInput } from '@/lib/workspaces/deletion/schema'

/**
 * Schedules the deletion and closes the workspace immediately. Its Admins are mailed and can cancel until that day.
 * Idempotent.
 */
export async function scheduleDeletion(actor: Actor, { typedName }: ScheduleDeletionInput) {
  const { workspaceId: id, workspaceName: name, memberId: deletionById } = actor
  if (!canRunWorkspace(actor)) throw onlyAdminsDelete()
  if (!isNameOf(typedName, name)) throw otherName()
  const at = now()
  const deletionAt = daysFrom(at, DELETION_DAYS)
  await transaction(async (tx) => {
    const { count } = await tx.workspace.updateMany({
      where: { id, deletionAt: null },
      data: { deletionAt, deletionById },
    })
    if (count === 0) return
    await record(tx, actor, {
      action: 'workspace.deletion-scheduled',
      objectId: id,
      title: `Asked to delete “${name}”`,
    })
    await wake(tx, CHECK_JOB)
    await deletionScheduled(tx, actor, await listAdmins(tx, id), { at, deletionAt })
  })
  return { id }
}
