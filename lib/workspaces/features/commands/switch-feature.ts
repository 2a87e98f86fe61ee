import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'
import { features, isSwitchedOn, switched, type Switches } from '@/lib/workspaces/features/rules'
import type { SwitchFeatureInput } from '@/lib/workspaces/features/schema'

/** Switches a feature for everyone; existing content stays. Idempotent. */
export async function switchFeature(actor: Actor, input: SwitchFeatureInput) {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  const { workspaceId: id } = actor
  return transaction(async (tx) => {
    const [row] = await tx.$queryRaw<Switches[]>`
      SELECT COALESCE("withoutFeatures", '{}') AS "withoutFeatures", COALESCE("withFeatures", '{}') AS "withFeatures"
      FROM "Workspace" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const switches = row ?? { withoutFeatures: [] }
    if (isSwitchedOn(switches, input.feature) === input.isOn) return input
    const data = switched(switches, input)
    await tx.workspace.update({ where: { id }, data, select: { id: true } })
    const label = features.find(({ name }) => name === input.feature)?.label ?? input.feature
    const title = `Turned ${input.isOn ? 'on' : 'off'}: ${label}`
    await record(tx, actor, { action: 'workspace.feature-switched', objectId: id, title })
    return input
  })
}
