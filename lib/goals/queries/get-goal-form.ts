import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findGoalDraft } from '@/lib/goals/drafts/queries'
import { canSetGoalsFor } from '@/lib/goals/policy'
import { quarterAround } from '@/lib/goals/rules/goal-periods'
import { findGoalTemplate, keyResultsOf, type GoalTemplate } from '@/lib/goals/rules/goal-templates'
import { goalTypes } from '@/lib/goals/rules/goal-labels'
import { usualVisibility } from '@/lib/goals/rules/goal-visibility'
import type { GoalFieldsInput, NewGoalFilter, ParentGoalFilter } from '@/lib/goals/schema'
import { findColleague } from '@/lib/members/queries'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalType } from '@/lib/platform/generated/prisma/enums'
import { dayIn, type Day } from '@/lib/shared/dates'
import { findContinued, findNextParent, findLiveParent, findPresentParent, type ContinuedGoal } from './find-parent'
import { getGoal, getGoalToEdit } from './get-goal'
import { continuedValues, formPeople, valuesOf, withoutLeavers, type FormPerson } from './goal-values'
import { findParentGoals, type ParentGoal } from './goals-with-words'
import { mayBecomeGoal } from './may-become-goal'
import { ensureVisible, ledTeams } from './visible-goals'

/** Throws not-found for an invisible goal. */
export async function listParentGoals(actor: Actor, { id, query }: ParentGoalFilter): Promise<ParentGoal[]> {
  if (id !== undefined) await ensureVisible(actor, id)
  return findParentGoals(actor, id, query)
}

/** Admins choose from all teams, others from those they lead. */
const listOwnTeams = (actor: Actor) => {
  const own = actor.role === 'Admin' ? Prisma.sql`true` : Prisma.sql`t.id IN (${ledTeams(actor)})`
  return db.$queryRaw<{ id: string; name: string }[]>`
    SELECT t.id, t.name FROM "Team" t WHERE t."workspaceId" = ${actor.workspaceId}::uuid AND ${own} ORDER BY t.name LIMIT 500`
}

type Chosen = { id: string; name: string }

export type GoalFormStart = {
  values: GoalFieldsInput
  people: { assignees: FormPerson[]; supervisors: FormPerson[]; owners: FormPerson[] }
  parent: ParentGoal | null
  teams: Chosen[]
  types: GoalType[]
  /** Who may be assigned: the actor and the people they lead. */
  onlyLed: boolean
  today: Day
  /** The goal of an earlier period, and the feedback, it comes from. */
  continuesId?: string
  reviewId?: string
}

export type GoalDrafting = {
  zone: string
  readAt: Date
  /** `isOpen`: the form shows it. */
  saved: { title: string; savedAt: Date; isOpen: boolean } | null
}

function newValues(type: GoalType, today: Day, template: GoalTemplate | undefined): GoalFieldsInput {
  const { from, to } = quarterAround(today)
  return {
    title: template?.title ?? '',
    description: template?.description ?? '',
    type,
    teamId: '',
    frequency: template?.frequency ?? 'weekly',
    startsOn: from,
    endsOn: to,
    assigneeIds: [],
    supervisorIds: [],
    visibility: usualVisibility(type),
    parentId: '',
    progressSource: template ? 'KEY_RESULTS' : 'BY_HAND',
    progress: 0,
    keyResults: template ? keyResultsOf(template) : [],
    items: [],
    links: [],
  }
}

const nobody = { assignees: [], supervisors: [], owners: [] }

const onlyLed = ({ role }: Actor) => role !== 'Admin'

const typesFor = (actor: Actor) => goalTypes.filter((type) => canSetGoalsFor(actor, type))

function typeUnder({ type }: ParentGoal, teams: readonly Chosen[]): GoalType {
  if (type === 'Self') return type
  return type === 'Organization' && teams.length > 0 ? 'Team' : 'Individual'
}

/** Blank, from a template, or continuing a goal. Throws not-found. */
async function freshGoal(actor: Actor, filter: NewGoalFilter): Promise<GoalFormStart> {
  const today = dayIn(now(), actor.timeZone)
  const types = typesFor(actor)
  const [teams, parent, person, earlier] = await Promise.all([
    listOwnTeams(actor),
    findLiveParent(actor, filter.parent),
    findColleague(actor, filter.assignee),
    filter.continues === undefined ? null : getGoal(actor, filter.continues),
  ])
  const shared = { teams, types, onlyLed: onlyLed(actor), today, reviewId: filter.review }
  if (earlier?.can.continue) {
    const held = await findNextParent(actor, earlier.parent?.id)
    const begun = withoutLeavers(earlier)
    return {
      ...shared,
      values: { ...continuedValues(begun), parentId: held?.id ?? '' },
      people: formPeople(begun),
      parent: held,
      continuesId: earlier.id,
    }
  }
  const wanted = filter.type ?? (parent ? typeUnder(parent, teams) : undefined)
  const type = wanted !== undefined && types.includes(wanted) ? wanted : (types.at(-1) ?? 'Self')
  const assignees = person && type !== 'Self' ? [person] : []
  const fresh = newValues(type, today, findGoalTemplate(filter.template))
  const teamId = teams.length === 1 ? (teams[0]?.id ?? '') : ''
  const values = { ...fresh, teamId, parentId: parent?.id ?? '', assigneeIds: assignees.map(({ id }) => id) }
  return { ...shared, values, people: { ...nobody, assignees }, parent }
}

type Draft = NonNullable<Awaited<ReturnType<typeof findGoalDraft>>>

async function restoredGoal(actor: Actor, { values, people, continuesId, reviewId }: Draft): Promise<GoalFormStart> {
  const types = typesFor(actor)
  const type = types.includes(values.type) ? values.type : (types.at(-1) ?? 'Self')
  const [teams, parent, isReadable] = await Promise.all([
    listOwnTeams(actor),
    findLiveParent(actor, values.parentId || undefined),
    reviewId !== undefined && mayBecomeGoal(db, actor, reviewId),
  ])
  const teamId = teams.some(({ id }) => id === values.teamId) ? values.teamId : ''
  return {
    values: { ...values, type, teamId, parentId: parent?.id ?? '' },
    people,
    parent,
    teams,
    types,
    onlyLed: onlyLed(actor),
    continuesId,
    reviewId: isReadable ? reviewId : undefined,
    today: dayIn(now(), actor.timeZone),
  }
}

/** A draft of something else than was asked for stays closed. */
const isAskedFor = (
  { continuesId, reviewId, values: { parentId } }: Draft,
  { template, continues, review, parent }: NewGoalFilter,
) =>
  template === undefined &&
  (continues ?? continuesId) === continuesId &&
  (review ?? reviewId) === reviewId &&
  (parent ?? parentId) === parentId

export type NewGoal = GoalFormStart & {
  drafting: GoalDrafting
  /** The goal of an earlier period it continues. */
  earlier: ContinuedGoal | null
}

/** The new form, with the draft unless something else was asked for. */
export async function getNewGoal(actor: Actor, filter: NewGoalFilter): Promise<NewGoal> {
  const draft = await findGoalDraft(actor)
  const isOpen = draft !== null && isAskedFor(draft, filter)
  const start = isOpen ? await restoredGoal(actor, draft) : await freshGoal(actor, filter)
  const saved = draft && { title: draft.values.title, savedAt: draft.savedAt, isOpen }
  const earlier = await findContinued(actor, start.continuesId)
  return { ...start, continuesId: earlier?.id, earlier, drafting: { zone: actor.timeZone, readAt: now(), saved } }
}

/** Throws not-found, and forbidden for readers. */
export async function getGoalForm(actor: Actor, id: string): Promise<GoalFormStart & { id: string }> {
  const [goal, teams] = await Promise.all([getGoalToEdit(actor, id), listOwnTeams(actor)])
  const parent = await findPresentParent(actor, goal.parent?.id)
  const isOwn = goal.creator.memberId === actor.memberId
  const types = typesFor(actor).filter((type) => type !== 'Self' || isOwn)
  const own = goal.team && !teams.some((team) => team.id === goal.team?.id) ? [goal.team] : []
  return {
    id,
    values: valuesOf(goal),
    people: formPeople(goal),
    parent,
    teams: [...own, ...teams],
    types: [...new Set([...types, goal.type])],
    onlyLed: onlyLed(actor),
    today: goal.today,
  }
}
