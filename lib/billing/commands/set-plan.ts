import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { OperatorActor } from '@/lib/access/operator'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { noWorkspaceToBill } from '@/lib/billing/refusals'
import { planNames, type SetPlanInput } from '@/lib/billing/schema'

/** The workspace, held until the plan is set, so that two settings of it follow each other. */
async function holdWorkspace(tx: Tx, slug: string) {
  const [workspace] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Workspace" WHERE slug = ${slug} FOR NO KEY UPDATE`
  if (!workspace) throw noWorkspaceToBill(slug)
  return workspace.id
}

/**
 * Puts a workspace on a plan, without payment and without an end; its trial or earlier plan ends with that, and its audit
 * log says so. Setting the plan it is on already changes nothing.
 */
export const setPlan = (_operator: OperatorActor, { slug, plan }: SetPlanInput) =>
  transaction(async (tx) => {
    const workspaceId = await holdWorkspace(tx, slug)
    const kept = await tx.subscription.findFirst({
      where: { workspaceId, status: 'ACTIVE', isTrial: false, plan: { type: plan } },
      select: { id: true },
    })
    if (kept) return kept
    const at = now()
    await tx.subscription.updateMany({
      where: { workspaceId, status: 'ACTIVE' },
      data: { status: 'CANCELED', endsAt: at },
    })
    const { id: planId } = await tx.plan.findUniqueOrThrow({ where: { type: plan }, select: { id: true } })
    const title = `Put the workspace on the plan ${planNames[plan]}, without payment`
    await record(tx, systemActor(workspaceId), { action: 'plan.set', objectId: planId, title })
    const data = { workspaceId, planId, status: 'ACTIVE', startsAt: at, createdAt: at } as const
    return tx.subscription.create({ data, select: { id: true } })
  })
