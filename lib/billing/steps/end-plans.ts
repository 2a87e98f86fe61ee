import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/** Ends the trial or earlier plan of a workspace, including one that needs a card. */
export const endPlans = (tx: Tx, workspaceId: string, { but }: { but?: string } = {}) =>
  tx.subscription.updateMany({
    where: {
      workspaceId,
      id: { not: but },
      OR: [{ status: 'ACTIVE' }, { status: 'EXPIRED', razorpayStatus: { in: ['halted', 'paused'] } }],
    },
    data: { status: 'CANCELED', endsAt: now() },
  })
