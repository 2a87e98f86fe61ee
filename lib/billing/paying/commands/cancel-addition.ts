import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { additionPaid, noAddition } from '@/lib/billing/paying/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { giveUpAddition } from '@/lib/billing/paying/steps/give-up-addition'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { db, transaction } from '@/lib/platform/db'

export async function cancelAddition(actor: Actor, { id }: BilledInput): Promise<void> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const where = { id, workspaceId: actor.workspaceId, kind: 'ADDITION' as const }
  const found = await db.upcomingInvoice.findFirst({ where, select: { description: true, subscriptionId: true } })
  if (found === null) throw noAddition()
  ensureCanBePaid()
  if (!(await throughRazorpay(giveUpAddition(id)))) throw additionPaid()
  const title = `Canceled the invoice for ${found.description}`
  const act = { action: 'plan.invoice-canceled', objectId: found.subscriptionId, title } as const
  await transaction((tx) => record(tx, actor, act))
}
