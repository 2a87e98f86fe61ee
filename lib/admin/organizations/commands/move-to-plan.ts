import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { findWorkspace } from '@/lib/workspaces/steps/find-workspace'
import { workspacePlanChanged } from '@/lib/admin/organizations/notices'
import type { MoveToPlanInput } from '@/lib/admin/organizations/schema'
import { CHECK_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { planNames } from '@/lib/billing/schema'
import { putOnPlan } from '@/lib/billing/steps/put-on-plan'
import { listAdmins } from '@/lib/workspaces/queries'

const hold = (tx: Tx, id: string) => tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${id}::uuid FOR NO KEY UPDATE`

const isPaying = async (tx: Tx, workspaceId: string) =>
  (await tx.subscription.count({ where: { workspaceId, status: 'ACTIVE', razorpayId: { not: null } } })) > 0

/** Razorpay charges nothing more, and the Admins are mailed. */
export const moveToPlan = (admin: AdminActor, { id, plan, reason }: MoveToPlanInput) =>
  transaction(async (tx) => {
    await hold(tx, id)
    const { name } = await findWorkspace(tx, id)
    const wasPaying = await isPaying(tx, id)
    if (!(await putOnPlan(tx, id, plan))) return { id }
    await wake(tx, CHECK_JOB)
    const title = `Changed the plan of “${name}” to ${planNames[plan]}, without payment`
    await recordAct(tx, admin, { action: 'workspace.moved-to-plan', objectId: id, title, reason })
    await workspacePlanChanged(tx, await listAdmins(tx, id), { id, name, at: now(), plan, wasPaying })
    return { id }
  })
