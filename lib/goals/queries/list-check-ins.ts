import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSetStatus, type GoalRelation } from '@/lib/goals/policy'
import { checkInDueOn } from '@/lib/goals/rules/check-ins'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import { MOST_CHECK_INS } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { dayIn, dayOf } from '@/lib/shared/dates'
import { relationColumns } from './visible-goals'

const selectedFor = (memberId: string) =>
  ({
    assignees: { where: { memberId }, select: { status: true } },
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
  }) as const

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
    select: selectedFor(actor.memberId),
  })
  const today = dayIn(now(), actor.timeZone)
  return rows.map(({ startsOn, endsOn, checkedInOn, ...goal }) => {
    const days = { startsOn: dayOf(startsOn), endsOn: dayOf(endsOn), checkedInOn: checkedInOn && dayOf(checkedInOn) }
    const dueOn = checkInDueOn({ ...goal, ...days }, today)
    return { ...goal, ...days, dueOn, isOverdue: days.endsOn < today }
  })
}

type OwnGoal = Awaited<ReturnType<typeof findOwn>>[number]

/** The goals of an actor that are due for a check-in, those that end first on top. */
export const listDueGoals = async (actor: Actor): Promise<OwnGoal[]> =>
  (await findOwn(actor)).filter(({ dueOn }) => dueOn !== null)

/** A goal for its check-in. `status` is the one the actor sets: that of the goal, or as an assignee their own. */
export type CheckInGoal = Omit<OwnGoal, 'assignees'>

/** The same for the screen that checks them in. */
export async function listCheckIns(actor: Actor): Promise<CheckInGoal[]> {
  const due = await listDueGoals(actor)
  const ids = due.map(({ id }) => id)
  const relations = await db.$queryRaw<(GoalRelation & { id: string })[]>`
    SELECT g.id, ${relationColumns(actor)} FROM "Goal" g WHERE g.id = ANY (${ids}::uuid[])`
  const decided = new Set(relations.filter((relation) => canSetStatus(actor, relation)).map(({ id }) => id))
  return due.map(({ assignees: [own], ...goal }) => ({
    ...goal,
    status: decided.has(goal.id) ? goal.status : (own?.status ?? goal.status),
  }))
}
