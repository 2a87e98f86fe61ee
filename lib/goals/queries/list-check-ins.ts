import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { checkInDueOn } from '@/lib/goals/rules/check-ins'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import { MOST_CHECK_INS } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { dayIn, dayOf } from '@/lib/shared/dates'

const selected = {
  id: true,
  title: true,
  type: true,
  frequency: true,
  status: true,
  startsOn: true,
  endsOn: true,
  checkedInOn: true,
  progressSource: true,
  progress: true,
  version: true,
  keyResults: {
    orderBy: { position: 'asc' },
    select: { id: true, title: true, start: true, current: true, target: true, unit: true },
  },
} as const

/** The open goals that are an actor's to check in: those they are assigned to, and those without assignees they set. */
const ownOpen = ({ workspaceId, memberId }: Actor): Prisma.GoalWhereInput => ({
  workspaceId,
  archivedAt: null,
  status: { in: [...openStatuses] },
  OR: [{ assignees: { some: { memberId } } }, { creatorId: memberId, assignees: { none: {} } }],
})

async function findOwn(actor: Actor) {
  const rows = await db.goal.findMany({
    relationLoadStrategy: 'join',
    where: ownOpen(actor),
    orderBy: [{ endsOn: 'asc' }, { id: 'asc' }],
    take: MOST_CHECK_INS,
    select: selected,
  })
  const today = dayIn(now(), actor.timeZone)
  return rows.map(({ startsOn, endsOn, checkedInOn, ...goal }) => {
    const days = { startsOn: dayOf(startsOn), endsOn: dayOf(endsOn), checkedInOn: checkedInOn && dayOf(checkedInOn) }
    const dueOn = checkInDueOn({ ...goal, ...days }, today)
    return { ...goal, ...days, dueOn, isOverdue: days.endsOn < today }
  })
}

export type CheckInGoal = Awaited<ReturnType<typeof findOwn>>[number]

/** The goals of an actor that are due for a check-in, those that end first on top; with `all` every open one. */
export async function listCheckIns(actor: Actor, { all = false }: { all?: boolean } = {}): Promise<CheckInGoal[]> {
  const goals = await findOwn(actor)
  return all ? goals : goals.filter(({ dueOn }) => dueOn !== null)
}
