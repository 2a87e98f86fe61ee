import 'server-only'
import { planNames } from '@/lib/billing/schema'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'

/** Runs Razorpay calls of one subscription in turn. */
export const lockAtRazorpay = (tx: Tx, id: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('subscription'), hashtext(${id}))`

/** Runs subscription changes of a workspace in turn. Always taken after the lock above. */
export const lockWorkspace = (tx: Tx, workspaceId: string) =>
  tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

export const describePaid = ({ plan, quantity }: { plan: { type: PlanType }; quantity: number }) =>
  `${planNames[plan.type]} for ${plural(quantity, 'person', 'people')}`
