import type { Actor } from '@/lib/access/actor'
import { aGoal, aGoalCircle, aGoalIn, type GivenGoal, type StandingGoal } from '@/tests/factories/goals'
import { outcomeOf } from '@/tests/support/refused'

type Act = (actor: Actor, goal: StandingGoal) => Promise<unknown>

/** How it ends for each of the people around a goal to do this to one like it. */
export async function outcomesByRelation(act: Act, given: GivenGoal = {}) {
  const circle = await aGoalCircle()
  const outcomes: Record<string, string> = {}
  for (const [relation, actor] of Object.entries(circle.people))
    outcomes[relation] = await outcomeOf(act(actor, await aGoalIn(circle, given)))
  return outcomes
}

/** The same for a private goal that a Member has set for themselves, with a supervisor. */
export async function outcomesOfSelfGoal(act: Act) {
  const { admin, lead, supervisor, assignee: owner } = await aGoalCircle()
  const outcomes: Record<string, string> = {}
  for (const [relation, actor] of Object.entries({ owner, admin, lead, supervisor })) {
    const goal = await aGoal(owner, { type: 'Self', visibility: 'PRIVATE', supervisors: [supervisor] })
    outcomes[relation] = await outcomeOf(act(actor, goal))
  }
  return outcomes
}

const othersRefused = { memberSupervisor: 'forbidden', otherLead: 'forbidden', colleague: 'forbidden' }
const leadsMay = { admin: 'done', creator: 'done', lead: 'done' }

export const editors = { ...leadsMay, supervisor: 'forbidden', assignee: 'forbidden', ...othersRefused }
export const deciders = { ...leadsMay, supervisor: 'done', assignee: 'forbidden', ...othersRefused }
export const workers = { ...leadsMay, supervisor: 'done', assignee: 'done', ...othersRefused }

/** Of a private Self goal, Admins and leads know nothing; a Manager who supervises it decides with its owner. */
export const ownerAndSupervisor = { owner: 'done', admin: 'not-found', lead: 'not-found', supervisor: 'done' }
export const ownerAlone = { ...ownerAndSupervisor, supervisor: 'forbidden' }
