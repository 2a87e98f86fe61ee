import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { hasSecondFactor } from '@/lib/members/second-factor/queries'
import { transaction } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt, twoStepFirst } from '@/lib/workspaces/refusals'
import type { RequireTwoStepInput } from '@/lib/workspaces/schema'

/**
 * Requires two-step sign-in of everyone, or stops requiring it; people without it set it up first. Idempotent. Refuses
 * Admins without it, who would lock themselves out.
 */
export async function requireTwoStep(actor: Actor, { isRequired }: RequireTwoStepInput) {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  if (isRequired && !(await hasSecondFactor(actor))) throw twoStepFirst()
  const { workspaceId: id } = actor
  return transaction(async (tx) => {
    const where = { id, requiresTwoStep: !isRequired }
    const { count } = await tx.workspace.updateMany({ where, data: { requiresTwoStep: isRequired } })
    const title = `${isRequired ? 'Required' : 'No longer required'} two-step sign-in`
    if (count > 0) await record(tx, actor, { action: 'workspace.two-step-required', objectId: id, title })
    return { isRequired }
  })
}
