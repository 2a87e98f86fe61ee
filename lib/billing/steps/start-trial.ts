import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { TRIAL_PLAN } from '@/lib/billing/plans'
import { now, daysFrom } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

/** Starts the trial; a workspace has one in its life. */
export async function startTrial(tx: Tx, { workspaceId }: { workspaceId: string }): Promise<void> {
  const { id: planId } = await tx.plan.findFirstOrThrow({
    where: { type: TRIAL_PLAN, isActive: true },
    select: { id: true },
  })
  const createdAt = now()
  const trialEndsAt = daysFrom(createdAt, env.TRIAL_DAYS)
  const data = {
    workspaceId,
    planId,
    status: 'ACTIVE',
    isTrial: true,
    trialEndsAt,
    startsAt: createdAt,
    createdAt,
  } as const
  await tx.subscription.createMany({ data: [data], skipDuplicates: true })
}
