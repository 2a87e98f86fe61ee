import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'
import type { GoalType, GoalVisibility } from '@/lib/platform/generated/prisma/enums'
import { readsAsManager } from '@/lib/teams/memberships/rules'

export type GoalRelation = {
  type: GoalType
  visibility: GoalVisibility
  isCreator: boolean
  isSupervisor: boolean
  isAssignee: boolean
  isItemOwner: boolean
  isLed: boolean
}

/** A Member who supervises a goal only reads it (docs/decisions.md, Roles). */
const decides = ({ role }: Actor) => role !== 'Member'

const isOfOwnTeam = (actor: Actor, { type, isLed }: GoalRelation) =>
  type !== 'Self' && type !== 'Organization' && actor.leadsTeam && isLed

/** `visibleGoals` is the SQL version. */
export const canSeeGoal = (actor: Actor, goal: GoalRelation) =>
  goal.visibility === 'WORKSPACE' ||
  goal.isCreator ||
  goal.isSupervisor ||
  goal.isAssignee ||
  goal.isItemOwner ||
  (actor.role === 'Admin' && goal.type !== 'Self') ||
  isOfOwnTeam(actor, goal)

export function canEditGoal(actor: Actor, goal: GoalRelation): boolean {
  if (goal.type === 'Self') return goal.isCreator
  if (actor.role === 'Admin') return true
  if (goal.type === 'Organization') return false
  return isOfOwnTeam(actor, goal) || (goal.isCreator && decides(actor))
}

export const canSetStatus = (actor: Actor, goal: GoalRelation) =>
  canEditGoal(actor, goal) || (goal.isSupervisor && decides(actor)) || goal.isCreator

/** As for the status, except assignees. */
export const canArchiveGoal = (actor: Actor, goal: GoalRelation) => canSetStatus(actor, goal)

/** Values, own items and their comments. */
export const canCheckIn = (actor: Actor, goal: GoalRelation) => goal.isAssignee || canSetStatus(actor, goal)

export const canHandOverGoals = (actor: Actor) => actor.role === 'Admin'

export const canSetGoalsFor = (actor: Actor, type: GoalType) => {
  if (type === 'Self' || actor.role === 'Admin') return true
  return type !== 'Organization' && actor.leadsTeam
}

/** Released feedback, with the subject's teams that the actor leads. */
type ReleasedFeedback = {
  creatorId: string
  subjectId: string | null
  seenBySubject: boolean
  seenByManager: boolean
  publishedAt: Date | null
  places: Parameters<typeof readsAsManager>[1]
}

/** The subject and their manager may turn readable feedback into a goal. */
export function canMakeGoalOf(actor: Actor, feedback: ReleasedFeedback): boolean {
  const { creatorId, subjectId, seenBySubject, seenByManager, places } = feedback
  if (subjectId === actor.memberId) return seenBySubject || creatorId === actor.memberId
  return seenByManager && decides(actor) && readsAsManager(feedback, places)
}

/** For people who may set goals for others. */
export const canImportGoals = (actor: Actor) => canSetGoalsFor(actor, 'Team')

/** Its Self goals are for the person who uploaded it. */
export const canChangeImport = (actor: Actor, { creatorId }: { creatorId: string }) =>
  canImportGoals(actor) && actor.memberId === creatorId

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
  { key: 'goals.hand-over', name: 'Hand over goals of someone who left', reach: reachOf({ Admin: 'All open ones' }) },
]
