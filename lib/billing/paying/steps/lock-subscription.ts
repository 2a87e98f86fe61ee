import 'server-only'
import { planNames } from '@/lib/billing/schema'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'

/** What is asked of Razorpay about one subscription is asked by one at a time, until the end of the transaction. */
export const lockAtRazorpay = (tx: Tx, id: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('subscription'), hashtext(${id}))`

/** Changes to the subscriptions of a workspace follow each other. Taken after the one above, never before. */
export const lockWorkspace = (tx: Tx, workspaceId: string) =>
  tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** What is paid for, as an invoice says it. */
export const describePaid = ({ plan, quantity }: { plan: { type: PlanType }; quantity: number }) =>
  `${planNames[plan.type]} for ${plural(quantity, 'person', 'people')}`
