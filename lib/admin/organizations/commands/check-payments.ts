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

/** More never go on at one time: one counts, one waits for a better card, one is a checkout. */
const MOST = 3

/** Asks Razorpay now what became of the subscriptions of a workspace. */
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
  return { id }
}
