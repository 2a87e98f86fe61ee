import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canLayOut } from '@/lib/one-on-ones/policy'
import { onlyLeadsLayOut } from '@/lib/one-on-ones/schedules/refusals'
import { db } from '@/lib/platform/db'

const MOST_SCHEDULES = 100

/** Active first. Throws forbidden for Members. */
export async function listSchedules(actor: Actor) {
  if (!canLayOut(actor)) throw onlyLeadsLayOut()
  const { workspaceId, memberId } = actor
  const rows = await db.oneOnOneSchedule.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, memberId },
    orderBy: [{ isEnabled: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_SCHEDULES,
    select: {
      id: true,
      title: true,
      isEnabled: true,
      frequency: true,
      weekdays: true,
      durationMinutes: true,
      _count: { select: { participants: true } },
    },
  })
  return rows.map(({ _count: { participants }, ...row }) => ({ ...row, people: participants }))
}

export type ScheduleRow = Awaited<ReturnType<typeof listSchedules>>[number]
