import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import type { SystemActor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { describeFree } from '@/lib/billing/queries'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { listAdmins } from '@/lib/workspaces/queries'
import { trialEnding } from '@/lib/workspaces/reminders/notices/trial-ending'
import { mayBeTold } from '@/lib/workspaces/reminders/rules/reminding-hours'
import { dueStep } from '@/lib/workspaces/reminders/rules/trial-mails'

/**
 * Mails the Admins about an ending or ended trial, at hours when `mayBeTold` allows it. Each gets each mail once,
 * however often this runs; none on another plan or without billing. Counts new mails.
 */
export const remindOfTrial = ({ workspaceId }: SystemActor): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const at = now()
    const trial = await tx.subscription.findFirst({
      where: { workspaceId, isTrial: true, status: 'ACTIVE', workspace: openWorkspace },
      select: { trialEndsAt: true, plan: { select: { type: true } }, workspace: { select: { name: true } } },
    })
    if (!trial?.trialEndsAt) return { count: 0 }
    const endsAt = trial.trialEndsAt
    const payer = await findPayer(tx, workspaceId)
    const due = (await listAdmins(tx, workspaceId)).flatMap((admin) => {
      const step = dueStep(payer, endsAt, at, admin.timeZone)
      return step !== null && mayBeTold(step, at, admin.timeZone) ? [{ ...admin, step }] : []
    })
    if (due.length === 0) return { count: 0 }
    const ending = {
      workspaceId,
      endsAt,
      workspaceName: trial.workspace.name,
      plan: trial.plan.type,
      free: await describeFree(tx),
    }
    return { count: await trialEnding(tx, due, ending, at) }
  })
