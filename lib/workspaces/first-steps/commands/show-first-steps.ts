import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'

/** For every Admin of the workspace, after one hid them. Idempotent. */
export async function showFirstSteps(actor: Actor): Promise<object> {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  const where = { id: actor.workspaceId, firstStepsDoneAt: { not: null } }
  await db.workspace.updateMany({ where, data: { firstStepsDoneAt: null } })
  return {}
}
