import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { listAdmins } from '../../queries'
import { trialEnding } from '../notices'
import { dueStep, isDaytime } from '../rules'

/**
 * Writes to those Admins of a workspace for whom it is day that its trial is about to end, or has ended. Each of them gets
 * each of the letters once, however often this runs; none once the workspace is on another plan.
 */
export const remindOfTrial = ({ workspaceId }: SystemActor): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const at = now()
    const trial = await tx.subscription.findFirst({
      where: { workspaceId, isTrial: true, status: 'ACTIVE', workspace: { deletionAt: null } },
      select: { trialEndsAt: true, plan: { select: { type: true } }, workspace: { select: { name: true } } },
    })
    if (!trial?.trialEndsAt) return { count: 0 }
    const step = dueStep(trial.trialEndsAt, at)
    if (step === null) return { count: 0 }
    const admins = await listAdmins(tx, workspaceId)
    const awake = admins.filter(({ timeZone }) => isDaytime(at, timeZone))
    const ending = {
      workspaceId,
      workspaceName: trial.workspace.name,
      plan: trial.plan.type,
      endsAt: trial.trialEndsAt,
    }
    await trialEnding(tx, awake, { ...ending, step }, at)
    return { count: awake.length }
  })
