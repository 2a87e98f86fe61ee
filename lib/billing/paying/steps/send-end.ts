import 'server-only'
import { END_SENT_DAYS, endedThere } from '@/lib/billing/paying/rules/subscription-state'
import { daysFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { cancelRemoteSubscription } from '@/lib/platform/razorpay/subscriptions'
import type { Tx } from '@/lib/platform/tx'
import { lockAtRazorpay, lockWorkspace } from './lock-subscription'

type Billed = { id: string; workspaceId: string; razorpayId: string }

const findUnsent = (tx: Tx, { id, workspaceId }: Billed) =>
  tx.subscription.findFirst({
    where: {
      workspaceId,
      id,
      // A halted subscription may get a better card.
      status: { in: ['ACTIVE', 'CANCELED'] },
      razorpayStatus: { notIn: [...endedThere] },
      endSentAt: null,
    },
    select: { status: true, endsAt: true, chargeAt: true, workspace: { select: { deletionAt: true } } },
  })

type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** In a workspace that is being deleted, the paid period is the last. */
const endOf = ({ endsAt, chargeAt, workspace }: Unsent) => endsAt ?? (workspace.deletionAt === null ? null : chargeAt)

/** Tells Razorpay about a near or past end, so it stops charging. Returns whether it did. */
export const sendEnd = (billed: Billed): Promise<boolean> =>
  transaction(async (tx) => {
    const { id, workspaceId, razorpayId } = billed
    await lockAtRazorpay(tx, razorpayId)
    await lockWorkspace(tx, workspaceId)
    const unsent = await findUnsent(tx, billed)
    const endsAt = unsent && endOf(unsent)
    if (!endsAt || endsAt > daysFrom(now(), END_SENT_DAYS)) return false
    await cancelRemoteSubscription(razorpayId, { atPeriodEnd: unsent.status === 'ACTIVE' })
    await tx.subscription.update({ where: { id }, data: { endsAt, endSentAt: now() }, select: { id: true } })
    return true
  }, 30_000)
