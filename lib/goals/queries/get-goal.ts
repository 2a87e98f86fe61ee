import 'server-only'
import type { Actor } from '@/lib/access/actor'
import {
  canArchiveGoal,
  canCheckIn,
  canEditGoal,
  canSeeGoal,
  canSetStatus,
  type GoalRelation,
} from '@/lib/goals/policy'
import { noSuchGoal, notYourGoal } from '@/lib/goals/refusals'
import { MOST_GOAL_LEVELS } from '@/lib/goals/rules/alignment'
import { checkInDueOn } from '@/lib/goals/rules/check-ins'
import { keyResultPercent } from '@/lib/goals/rules/goal-progress'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { goalBadge, isOpenGoal, nextStatuses } from '@/lib/goals/rules/goal-status'
import { isUnreadAbout } from '@/lib/notifications/queries/is-unread-about'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { wholePercent } from '@/lib/shared/text'
import type { GoalPerson } from './list-goals'
import { hasOwnStatus, isVisible, relationColumns } from './visible-goals'

const person = {
  id: true,
  status: true,
  user: { select: { firstName: true, lastName: true, pictureId: true } },
} as const

const selected = {
  id: true,
  title: true,
  description: true,
  type: true,
  frequency: true,
  startsOn: true,
  endsOn: true,
  status: true,
  visibility: true,
  progressSource: true,
  progress: true,
  archivedAt: true,
  checkedInOn: true,
  completedAt: true,
  version: true,
  createdAt: true,
  reviewId: true,
  creator: { select: person },
  team: { select: { id: true, name: true } },
  keyResults: { orderBy: { position: 'asc' } },
  items: { orderBy: { position: 'asc' }, include: { owner: { select: person } } },
  links: { orderBy: { position: 'asc' }, select: { url: true, text: true, kind: true } },
  supervisors: { orderBy: { member: { findName: 'asc' } }, select: { member: { select: person } } },
  assignees: { orderBy: { member: { findName: 'asc' } }, select: { status: true, member: { select: person } } },
} as const satisfies Prisma.GoalSelect

const findRow = (actor: Actor, id: string) =>
  db.goal.findFirst({ relationLoadStrategy: 'join', where: { id, workspaceId: actor.workspaceId }, select: selected })

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>
type Placed = Row['creator']

const faceOf = ({ id, user }: Placed): GoalPerson => ({
  memberId: id,
  name: `${user.firstName} ${user.lastName}`.trim(),
  pictureId: user.pictureId,
})

const placed = (member: Placed) => ({ ...faceOf(member), hasLeft: member.status !== 'ACTIVE' })

/** A chart can't show more. */
const MOST_POINTS = 200

type Move = { at: string; progress: number }

type Relation = GoalRelation & {
  /** From the top, up to the first that the viewer can't see. */
  above: { id: string; title: string }[]
  continues: { id: string; title: string } | null
  continuedBy: { id: string; title: string } | null
  hasChildren: boolean
  hasNews: boolean
  moves: Move[]
  /** Assignees who gave a status. */
  statedIds: string[]
}

const named = Prisma.sql`jsonb_build_object('id', g.id, 'title', g.title)`

const goalsAbove = (actor: Actor) => Prisma.sql`ARRAY(
  WITH RECURSIVE above AS (
    SELECT g.id, g.title, g."parentId", 1 AS step FROM "Goal" g WHERE g.id = child."parentId" AND ${isVisible(actor)}
    UNION ALL SELECT g.id, g.title, g."parentId", above.step + 1
    FROM above JOIN "Goal" g ON g.id = above."parentId" WHERE above.step < ${MOST_GOAL_LEVELS} AND ${isVisible(actor)})
  SELECT jsonb_build_object('id', id, 'title', title) FROM above ORDER BY step DESC)`

async function findRelation(actor: Actor, id: string) {
  const [relation] = await db.$queryRaw<Relation[]>`
    SELECT ${relationColumns(actor)}, ${goalsAbove(actor)} AS above,
      (SELECT ${named} FROM "Goal" g WHERE g.id = child."continuesId" AND ${isVisible(actor)}) AS continues,
      (SELECT ${named} FROM "Goal" g
       WHERE g."continuesId" = child.id AND g."archivedAt" IS NULL AND ${isVisible(actor)}
       ORDER BY g."createdAt" DESC, g.id LIMIT 1) AS "continuedBy",
      EXISTS (SELECT FROM "Goal" c WHERE c."parentId" = g.id AND c."archivedAt" IS NULL) AS "hasChildren",
      EXISTS (SELECT FROM "Notification" n WHERE ${isUnreadAbout(actor, goalPath(id))}) AS "hasNews",
      ARRAY(SELECT json_build_object('at', e."createdAt", 'progress', e.progress) FROM "GoalUpdate" e
            WHERE e."goalId" = g.id AND e.progress IS NOT NULL
            ORDER BY e."createdAt" DESC, e.id DESC LIMIT ${MOST_POINTS}) AS moves,
      ARRAY(SELECT a."memberId" FROM "GoalAssignee" a WHERE a."goalId" = g.id AND ${hasOwnStatus}) AS "statedIds"
    FROM "Goal" g CROSS JOIN LATERAL (SELECT g.id, g."parentId", g."continuesId") child
    WHERE g.id = ${id}::uuid AND g."workspaceId" = ${actor.workspaceId}::uuid`
  return relation
}

/** The last progress of each day with changes, oldest first. */
function pointsOf({ timeZone }: Actor, moves: readonly Move[]): ProgressPoint[] {
  const days = new Map(moves.toReversed().map(({ at, progress }) => [dayIn(new Date(at), timeZone), progress]))
  return [...days].map(([on, progress]) => ({ on, progress }))
}

const keyResultOf = ({ id, title, start, current, target, unit, weight }: Row['keyResults'][number]) => ({
  id,
  title,
  start,
  current,
  target,
  unit,
  weight,
  percent: wholePercent(keyResultPercent({ start, current, target })),
})

type Tickable = { isOpenGoal: boolean; mayTickAll: boolean }

const itemOf = (actor: Actor, goal: Tickable, { id, title, owner, dueOn, doneAt }: Row['items'][number]) => ({
  id,
  title,
  owner: owner && placed(owner),
  dueOn: dueOn && dayOf(dueOn),
  isDone: doneAt !== null,
  can: { tick: goal.isOpenGoal && (goal.mayTickAll || owner?.id === actor.memberId) },
})

const assigneeOf = ({ member, status }: Row['assignees'][number], { statedIds }: Relation) => ({
  ...placed(member),
  status,
  hasOwnStatus: statedIds.includes(member.id),
})

const areAllDone = (people: readonly ReturnType<typeof assigneeOf>[]) => {
  const here = people.filter(({ hasLeft }) => !hasLeft)
  return here.length > 0 && here.every(({ status }) => status === 'Completed')
}

/** Archived goals can only be restored. */
const abilitiesOn = (actor: Actor, relation: Relation, { status, archivedAt }: Pick<Row, 'status' | 'archivedAt'>) => {
  const isLive = archivedAt === null
  return {
    addUnder: isLive && isOpenGoal(status) && relation.above.length + 1 < MOST_GOAL_LEVELS,
    edit: isLive && isOpenGoal(status) && canEditGoal(actor, relation),
    setStatus: isLive && canSetStatus(actor, relation),
    checkIn: isLive && isOpenGoal(status) && canCheckIn(actor, relation),
    setOwnStatus: isLive && relation.isAssignee && relation.type !== 'Self',
    comment: isLive,
    archive: isLive && canArchiveGoal(actor, relation),
    restore: !isLive && canArchiveGoal(actor, relation),
    continue: canEditGoal(actor, relation),
  }
}

const relativesOf = ({ above, continues, continuedBy }: Relation) => ({
  above,
  parent: above.at(-1) ?? null,
  continues,
  continuedBy,
})

const daysOf = ({ startsOn, endsOn, checkedInOn, completedAt }: Row, zone: string) => ({
  startsOn: dayOf(startsOn),
  endsOn: dayOf(endsOn),
  checkedInOn: checkedInOn && dayOf(checkedInOn),
  completedOn: completedAt && dayIn(completedAt, zone),
})

function viewOf(actor: Actor, row: Row, relation: Relation) {
  const today = dayIn(now(), actor.timeZone)
  const { supervisors, assignees, items, keyResults, creator, archivedAt, ...goal } = row
  const can = abilitiesOn(actor, relation, row)
  const days = daysOf(row, actor.timeZone)
  const isLive = archivedAt === null && isOpenGoal(goal.status)
  const tickable = { isOpenGoal: isLive, mayTickAll: can.checkIn }
  const people = assignees.map((assignee) => assigneeOf(assignee, relation))
  const own = people.find(({ memberId, hasOwnStatus }) => memberId === actor.memberId && hasOwnStatus)
  return {
    ...goal,
    ...days,
    today,
    isArchived: archivedAt !== null,
    isAhead: today < days.startsOn,
    hasEnded: days.endsOn < today,
    isOverdue: isLive && days.endsOn < today,
    checkInDueOn: isLive ? checkInDueOn({ ...goal, ...days }, today) : null,
    badge: goalBadge({ status: goal.status, isArchived: archivedAt !== null }),
    next: nextStatuses(goal.status),
    creator: faceOf(creator),
    ...relativesOf(relation),
    /** True even if the viewer can see none. */
    hasChildren: relation.hasChildren,
    /** Whether the viewer has unread notifications about it. */
    hasNews: relation.hasNews,
    points: pointsOf(actor, relation.moves),
    keyResults: keyResults.map(keyResultOf),
    items: items.map((item) => itemOf(actor, tickable, item)),
    supervisors: supervisors.map(({ member }) => placed(member)),
    assignees: people,
    asksToComplete: isLive && can.setStatus && goal.type !== 'Self' && areAllDone(people),
    checkInStatus: can.setStatus ? goal.status : (own?.status ?? goal.status),
    setsGoalStatus: can.setStatus,
    can,
  }
}

/** A goal without its timeline. Throws not-found. */
export async function getGoal(actor: Actor, id: string) {
  const [row, relation] = await Promise.all([findRow(actor, id), findRelation(actor, id)])
  if (!row || !relation || !canSeeGoal(actor, relation)) throw noSuchGoal()
  return viewOf(actor, row, relation)
}
export type GoalDetail = Awaited<ReturnType<typeof getGoal>>

/** Throws not-found, and forbidden for readers. */
export async function getGoalToEdit(actor: Actor, id: string): Promise<GoalDetail> {
  const goal = await getGoal(actor, id)
  if (!goal.can.edit) throw notYourGoal(goal.title)
  return goal
}

export type ProgressPoint = { on: Day; progress: number }
