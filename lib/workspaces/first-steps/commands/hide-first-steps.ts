import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'

/** For every Admin of the workspace. Idempotent. */
export async function hideFirstSteps(actor: Actor): Promise<object> {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  const where = { id: actor.workspaceId, firstStepsDoneAt: null }
  await db.workspace.updateMany({ where, data: { firstStepsDoneAt: now() } })
  return {}
}
