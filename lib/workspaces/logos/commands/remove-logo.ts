import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'
import { changeLogo } from '@/lib/workspaces/steps/change-logo'

/** The first letter of its name replaces it. Idempotent. */
export async function removeLogo(actor: Actor): Promise<object> {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  await transaction((tx) => changeLogo(tx, actor, null))
  return {}
}
