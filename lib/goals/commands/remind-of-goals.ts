import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { goalsReminded } from '@/lib/goals/notices/goals-reminded'
import { listReminders } from '@/lib/goals/queries/list-reminders'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { remindingDay } from '@/lib/scheduling/rules'

const reminded = {
  status: true,
  workspace: { select: { name: true } },
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
} as const

/**
 * Reminds one member of the goals that are due this morning, in one mail. It asks anew what is due, so a second run, or
 * one in two places, tells nothing twice.
 */
export const remindOfGoals = (
  { workspaceId }: SystemActor,
  { memberId }: { memberId: string },
): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const member = await tx.member.findFirst({
      where: { id: memberId, workspaceId, status: 'ACTIVE' },
      select: reminded,
    })
    const day = member && remindingDay(now(), member.user.timeZone)
    if (!member || !day) return { count: 0 }
    const goals = await listReminders(tx, memberId, day)
    const person = {
      memberId,
      workspaceId,
      workspaceName: member.workspace.name,
      email: member.user.email,
      name: fullName(member.user),
    }
    if (goals.length > 0) await goalsReminded(tx, person, goals, day)
    return { count: goals.length }
  })
