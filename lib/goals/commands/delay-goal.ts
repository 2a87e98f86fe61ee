import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { goalStatusChanged } from '@/lib/goals/notices/goal-changed'
import { listGoalPeople } from '@/lib/goals/queries/list-readers'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { now } from '@/lib/platform/clock'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { transaction } from '@/lib/platform/db'
import { dateOf, type Day } from '@/lib/shared/dates'

/** Sets a goal past its end to Delayed, once per end, as the system. */
export const delayGoal = (
  actor: SystemActor,
  { id, today }: { id: string; today: Day },
): Promise<{ isDelayed: boolean }> =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const where = {
      id,
      workspaceId,
      archivedAt: null,
      status: { in: ['OnTrack', 'AtRisk'] satisfies GoalStatus[] },
      endsOn: { lt: dateOf(today) },
    }
    await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${id}::uuid FOR UPDATE`
    const select = {
      id: true,
      workspaceId: true,
      title: true,
      type: true,
      visibility: true,
      status: true,
      endsOn: true,
      delayedForOn: true,
      parentId: true,
    } as const
    const goal = await tx.goal.findFirst({ where, select })
    if (!goal || goal.delayedForOn?.getTime() === goal.endsOn.getTime()) return { isDelayed: false }
    const data = { status: 'Delayed', delayedForOn: goal.endsOn, changedAt: now(), version: { increment: 1 } } as const
    await tx.goal.update({ where: { id }, data, select: { id: true } })
    const delayed = { kind: 'overdue', status: 'Delayed', previousStatus: goal.status } as const
    const { id: updateId } = await recordUpdate(tx, goal, null, delayed)
    const peopleIds = await listGoalPeople(tx, goal)
    await goalStatusChanged(tx, null, { ...goal, status: 'Delayed', comment: '', peopleIds, updateId })
    return { isDelayed: true }
  })
