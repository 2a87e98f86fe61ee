import type { z } from 'zod'
import { memberActor, type Actor } from '@/lib/access/actor'
import { checkInGoals } from '@/lib/goals/commands/check-in-goals'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { saveGoalDraftSchema, type SaveGoalDraftInput } from '@/lib/goals/drafts/schema'
import { insertGoals } from '@/lib/goals/steps/insert-goals'
import { createGoalSchema, editGoalSchema, type CheckInInput, type EditGoalInput } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn, dayOf } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { aManager, aMember, anAdmin } from './members'
import { aTeam } from './teams'
import { aWorkspace, unique } from './workspaces'

export type GivenGoal = Partial<z.input<typeof createGoalSchema>> & {
  assignees?: Actor[]
  supervisors?: Actor[]
  team?: { id: string }
  parent?: { id: string }
}

type KeyResultGiven = z.input<typeof createGoalSchema>['keyResults'][number]

export const aKeyResult = (given: Partial<KeyResultGiven> = {}): KeyResultGiven => ({
  title: unique('Response time'),
  start: 0,
  current: 0,
  target: 100,
  unit: '%',
  weight: 1,
  ...given,
})

export const anItem = (title = unique('Hire for nights'), owner?: Actor) => ({
  title,
  ownerId: owner?.memberId ?? null,
  dueOn: null,
})

const idsOf = (people: readonly Actor[]) => people.map(({ memberId }) => memberId)

/** What the form of a goal sends: an individual goal of this quarter with progress by hand, unless told otherwise. */
export function goalInput({ assignees = [], supervisors = [], team, parent, ...given }: GivenGoal = {}) {
  const today = dayIn(now(), 'UTC')
  return createGoalSchema.parse({
    madeId: randomId(),
    title: unique('Answer sooner'),
    description: '',
    type: team ? 'Team' : 'Individual',
    teamId: team?.id ?? null,
    frequency: 'weekly',
    startsOn: addDays(today, -30),
    endsOn: addDays(today, 60),
    assigneeIds: idsOf(assignees),
    supervisorIds: idsOf(supervisors),
    visibility: 'WORKSPACE',
    parentId: parent?.id ?? null,
    progressSource: 'BY_HAND',
    progress: 0,
    keyResults: [],
    items: [],
    links: [],
    ...given,
  })
}

/** What the form of a new goal saves while somebody types. */
export function goalDraft(given: GivenGoal = {}): SaveGoalDraftInput {
  const { madeId: _madeId, continuesId, reviewId, ...values } = goalInput(given)
  return saveGoalDraftSchema.parse({ values, continuesId, reviewId })
}

const selected = {
  id: true,
  version: true,
  status: true,
  progress: true,
  keyResults: { orderBy: { position: 'asc' }, select: { id: true, current: true } },
  items: { orderBy: { position: 'asc' }, select: { id: true } },
} as const

/** A goal as it stands, with what its screen sends back. */
export const goalNow = ({ id }: { id: string }) =>
  db.goal.findUniqueOrThrow({ relationLoadStrategy: 'join', where: { id }, select: selected })
export type StandingGoal = Awaited<ReturnType<typeof goalNow>>

/** A goal that this person set a while ago: what has fallen due since waits to be checked in. */
export async function aGoal(creator: Actor, given: GivenGoal = {}): Promise<StandingGoal> {
  const { id } = await createGoal(creator, goalInput(given))
  await db.goal.update({ where: { id }, data: { checkedInOn: null }, select: { id: true } })
  return goalNow({ id })
}

/** So many goals alike, which nobody is assigned to. */
export const someGoals = (creator: Actor, count: number, given: GivenGoal = {}) =>
  insertGoals(
    db,
    creator,
    Array.from({ length: count }, () => goalInput(given)),
  )

/** A goal with key results at these percents, by which it is measured. */
export const aMeasuredGoal = (creator: Actor, percents: readonly number[], given: GivenGoal = {}) =>
  aGoal(creator, {
    progressSource: 'KEY_RESULTS',
    keyResults: percents.map((current) => aKeyResult({ current })),
    ...given,
  })

/** A check-in of a goal that leaves its values as they are, unless told otherwise. */
export const checkInOf = (
  { id, keyResults, progress }: StandingGoal,
  given: Partial<CheckInInput> = {},
): CheckInInput => ({
  madeId: randomId(),
  id,
  values: keyResults.map(({ id: keyResultId, current }) => ({ id: keyResultId, current, seen: current })),
  seenProgress: progress,
  comment: '',
  ...given,
})

/** This person checks in one goal. */
export const checkIn = (actor: Actor, goal: StandingGoal, given: Partial<CheckInInput> = {}) =>
  checkInGoals(actor, { goals: [checkInOf(goal, given)] })

const inOrder = { orderBy: { position: 'asc' } } as const
const parts = { assignees: true, supervisors: true, keyResults: inOrder, items: inOrder, links: inOrder } as const

/** What the form of this goal sends when this much is changed in it. */
export async function editOf({ id }: { id: string }, given: Partial<EditGoalInput> = {}): Promise<EditGoalInput> {
  const { assignees, supervisors, items, ...goal } = await db.goal.findUniqueOrThrow({ where: { id }, include: parts })
  const seen = {
    ...goal,
    startsOn: dayOf(goal.startsOn),
    endsOn: dayOf(goal.endsOn),
    items: items.map(({ dueOn, ...item }) => ({ ...item, dueOn: dueOn && dayOf(dueOn) })),
    assigneeIds: assignees.map(({ memberId }) => memberId),
    supervisorIds: supervisors.map(({ memberId }) => memberId),
  }
  return editGoalSchema.parse({ ...seen, seen, ...given })
}

/** The timeline of a goal, oldest first. */
export const updatesOf = ({ id }: { id: string }) =>
  db.goalUpdate.findMany({ where: { goalId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })

type GivenLead = { workspace: { id: string }; members?: Actor[]; team?: { id: string } }

/** A Manager who leads this team, or one of their own with these people in it. */
export async function aLead({ workspace, members = [], team }: GivenLead): Promise<Actor> {
  const { memberId } = await aManager({ workspace })
  const { id: teamId } = team ?? (await aTeam({ workspace, members }))
  await db.teamMember.create({ data: { workspaceId: workspace.id, teamId, memberId, isManager: true } })
  return memberActor(memberId)
}

/**
 * A workspace with each relation to a goal: its creator and another lead of the same team, a Manager and a Member who
 * supervise it, an assignee, the lead of another team and a colleague.
 */
export async function aGoalCircle() {
  const workspace = await aWorkspace()
  const [assignee, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [assignee] })
  const people = {
    admin: await anAdmin({ workspace }),
    creator: await aLead({ workspace, team }),
    lead: await aLead({ workspace, team }),
    supervisor: await aManager({ workspace }),
    memberSupervisor: await aMember({ workspace }),
    assignee,
    otherLead: await aLead({ workspace, members: [colleague] }),
    colleague,
  }
  return { workspace, team, ...people, people }
}

type Circle = Awaited<ReturnType<typeof aGoalCircle>>

/** A goal that the creator of a circle sets for its assignee, with both supervisors. */
export const aGoalIn = ({ creator, assignee, supervisor, memberSupervisor }: Circle, given: GivenGoal = {}) =>
  aGoal(creator, { assignees: [assignee], supervisors: [supervisor, memberSupervisor], ...given })
