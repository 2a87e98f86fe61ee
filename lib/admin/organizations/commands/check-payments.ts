import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { AdminActor } from '@/lib/access/admin'
import { nothingToCheck } from '@/lib/admin/organizations/refusals'
import type { CheckPaymentsInput } from '@/lib/admin/organizations/schema'
import { recordAct } from '@/lib/audit/platform/record-act'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { endedThere } from '@/lib/billing/paying/rules/subscription-state'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { db, transaction } from '@/lib/platform/db'
import { findWorkspace } from '@/lib/workspaces/steps/find-workspace'

/** At most three are open: the current one, one that needs a card, one checkout. */
const MOST = 3

export async function checkPayments(admin: AdminActor, { id }: CheckPaymentsInput) {
  const { name } = await findWorkspace(db, id)
  ensureCanBePaid()
  const open = await db.subscription.findMany({
    where: { workspaceId: id, razorpayId: { not: null }, razorpayStatus: { notIn: [...endedThere] } },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    select: { id: true },
  })
  if (open.length === 0) throw nothingToCheck()
  for (const subscription of open) await throughRazorpay(checkSubscription(systemActor(id), subscription))
  const title = `Checked the payments of “${name}” with Razorpay`
  await transaction((tx) => recordAct(tx, admin, { action: 'workspace.payments-checked', objectId: id, title }))
  const isOverdue = (await db.subscription.count({ where: { workspaceId: id, overdueAt: { not: null } } })) > 0
  return { id, isOverdue }
}
