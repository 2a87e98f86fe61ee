import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction, type Tx } from '@/lib/platform/db'
import { noWorkspaceToBill } from '@/lib/billing/refusals'
import { planNames, type SetPlanInput } from '@/lib/billing/schema'
import { putOnPlan } from '@/lib/billing/steps/put-on-plan'

async function holdWorkspace(tx: Tx, slug: string) {
  const [workspace] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Workspace" WHERE slug = ${slug} FOR NO KEY UPDATE`
  if (!workspace) throw noWorkspaceToBill(slug)
  return workspace
}

/** Puts a workspace on a plan without payment or end, audited in both logs. The same plan again changes nothing. */
export const setPlan = (operator: OperatorActor, { slug, plan }: SetPlanInput): Promise<object> =>
  transaction(async (tx) => {
    const { id, name } = await holdWorkspace(tx, slug)
    if (!(await putOnPlan(tx, id, plan))) return {}
    const title = `Changed the plan of “${name}” to ${planNames[plan]}, without payment`
    await recordAct(tx, operator, { action: 'workspace.moved-to-plan', objectId: id, title })
    return {}
  })
