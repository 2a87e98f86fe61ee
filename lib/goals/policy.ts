import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'
import type { GoalType, GoalVisibility } from '@/lib/platform/generated/prisma/enums'
import { readsAsManager } from '@/lib/teams/memberships/rules'

/** What a goal is to an actor. */
export type GoalRelation = {
  type: GoalType
  visibility: GoalVisibility
  isCreator: boolean
  isSupervisor: boolean
  isAssignee: boolean
  /** The actor has an action item of the goal. */
  isItemOwner: boolean
  /** The actor leads the team of the goal, or one that an assignee is in. */
  isLed: boolean
}

/** A Member who supervises a goal reads it; to decide takes the role as well (decisions, section 2). */
const decides = ({ role }: Actor) => role !== 'Member'

const isOfOwnTeam = (actor: Actor, { type, isLed }: GoalRelation) =>
  type !== 'Self' && type !== 'Organization' && actor.leadsTeam && isLed

/** Decisions, section 2. The lists say the same in SQL: `visibleGoals`. */
export const canSeeGoal = (actor: Actor, goal: GoalRelation) =>
  goal.visibility === 'WORKSPACE' ||
  goal.isCreator ||
  goal.isSupervisor ||
  goal.isAssignee ||
  goal.isItemOwner ||
  (actor.role === 'Admin' && goal.type !== 'Self') ||
  isOfOwnTeam(actor, goal)

/** What it says and who is in it. */
export function canEditGoal(actor: Actor, goal: GoalRelation): boolean {
  if (goal.type === 'Self') return goal.isCreator
  if (actor.role === 'Admin') return true
  if (goal.type === 'Organization') return false
  return isOfOwnTeam(actor, goal) || (goal.isCreator && decides(actor))
}

export const canSetStatus = (actor: Actor, goal: GoalRelation) =>
  canEditGoal(actor, goal) || (goal.isSupervisor && decides(actor)) || goal.isCreator

/** Archiving and restoring follow the same row of the table as the status, but for assignees. */
export const canArchiveGoal = (actor: Actor, goal: GoalRelation) => canSetStatus(actor, goal)

/** Values, own items and comments beside them. */
export const canCheckIn = (actor: Actor, goal: GoalRelation) => goal.isAssignee || canSetStatus(actor, goal)

export const canHandOverGoals = (actor: Actor) => actor.role === 'Admin'

export const canSetGoalsFor = (actor: Actor, type: GoalType) => {
  if (type === 'Self' || actor.role === 'Admin') return true
  return type !== 'Organization' && actor.leadsTeam
}

/** Released feedback, and the places of its subject in teams that the actor leads. */
type ReleasedFeedback = {
  creatorId: string
  subjectId: string | null
  seenBySubject: boolean
  seenByManager: boolean
  publishedAt: Date | null
  places: Parameters<typeof readsAsManager>[1]
}

/** Its subject and their manager make feedback a goal, as far as it is open to them to read. */
export function canMakeGoalOf(actor: Actor, feedback: ReleasedFeedback): boolean {
  const { creatorId, subjectId, seenBySubject, seenByManager, places } = feedback
  if (subjectId === actor.memberId) return seenBySubject || creatorId === actor.memberId
  return seenByManager && decides(actor) && readsAsManager(feedback, places)
}

/** Only people who may set goals for others import them. */
export const canImportGoals = (actor: Actor) => canSetGoalsFor(actor, 'Team')

export const canChangeImport = (actor: Actor, { creatorId }: { creatorId: string }) =>
  canImportGoals(actor) && (actor.role === 'Admin' || actor.memberId === creatorId)

/** Goals for each role, in words (decisions, section 2). */
export const goalAbilities: readonly Ability[] = [
  {
    key: 'goals.create',
    name: 'Set goals',
    reach: reachOf({
      Admin: 'For the organization, teams, people and yourself',
      Manager: 'For the teams you lead, their people and yourself',
      Member: 'For yourself',
    }),
  },
  {
    key: 'goals.read',
    name: 'Read goals and comment on them',
    reach: reachOf({
      Admin: 'All but private goals people set for themselves',
      Manager: 'Those open to everyone, your own and your teams’',
      Member: 'Those open to everyone and your own',
    }),
  },
  {
    key: 'goals.edit',
    name: 'Edit goals',
    reach: reachOf({
      Admin: 'All but goals people set for themselves',
      Manager: 'Your own and your teams’',
      Member: 'Those you set for yourself',
    }),
  },
  {
    key: 'goals.status',
    name: 'Change the status of goals, archive and restore them',
    reach: reachOf({
      Admin: 'All but goals people set for themselves',
      Manager: 'Those you set, supervise or lead',
      Member: 'Those you set for yourself',
    }),
  },
  {
    key: 'goals.check-in',
    name: 'Check in and tick off items',
    reach: everybodysReach('Goals you are assigned to, and those you can edit'),
  },
  {
    key: 'goals.import',
    name: 'Import goals from a file',
    reach: reachOf({
      Admin: 'For the organization, teams, people and yourself',
      Manager: 'For the teams you lead, their people and yourself',
    }),
  },
  { key: 'goals.hand-over', name: 'Hand over goals of somebody who left', reach: reachOf({ Admin: 'All open ones' }) },
]
