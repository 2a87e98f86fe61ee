import 'server-only'
import { nextPeriod } from '@/lib/goals/rules/goal-periods'
import type { GoalFieldsInput } from '@/lib/goals/schema'
import type { GoalDetail } from './get-goal'
import type { GoalPerson } from './list-goals'

export type FormPerson = { id: string; name: string; pictureId?: string | null }

const chosen = ({ memberId, name, pictureId }: GoalPerson): FormPerson => ({ id: memberId, name, pictureId })

export const formPeople = ({ assignees, supervisors, items }: GoalDetail) => ({
  assignees: assignees.map(chosen),
  supervisors: supervisors.map(chosen),
  owners: items.flatMap(({ owner }) => (owner === null ? [] : [chosen(owner)])),
})

export const valuesOf = (goal: GoalDetail): GoalFieldsInput => ({
  title: goal.title,
  description: goal.description,
  type: goal.type,
  teamId: goal.team?.id ?? '',
  frequency: goal.frequency,
  startsOn: goal.startsOn,
  endsOn: goal.endsOn,
  assigneeIds: formPeople(goal).assignees.map(({ id }) => id),
  supervisorIds: goal.supervisors.map(({ memberId }) => memberId),
  visibility: goal.visibility,
  parentId: goal.parent?.id ?? '',
  progressSource: goal.progressSource,
  progress: goal.progress,
  keyResults: goal.keyResults.map(({ percent: _percent, ...keyResult }) => keyResult),
  items: goal.items.map(({ id, title, owner, dueOn }) => ({
    id,
    title,
    ownerId: owner?.memberId ?? '',
    dueOn: dueOn ?? '',
  })),
  links: goal.links,
})

const isHere = ({ hasLeft }: { hasLeft: boolean }) => !hasLeft

export const withoutLeavers = (goal: GoalDetail): GoalDetail => ({
  ...goal,
  assignees: goal.assignees.filter(isHere),
  supervisors: goal.supervisors.filter(isHere),
  items: goal.items.map((item) => ({ ...item, owner: item.owner && isHere(item.owner) ? item.owner : null })),
})

/** Copies unfinished key results and items to a period of the same length. */
export function continuedValues(goal: GoalDetail): GoalFieldsInput {
  const values = valuesOf(goal)
  const open = goal.keyResults.filter(({ percent }) => percent < 100)
  const undone = goal.items.filter(({ isDone }) => !isDone)
  const isLeft = { KEY_RESULTS: open.length > 0, ITEMS: undone.length > 0, CHILDREN: true, BY_HAND: true }[
    values.progressSource
  ]
  return {
    ...values,
    ...nextPeriod(goal, goal.today),
    progress: 0,
    keyResults: open.map(({ title, current, target, unit, weight }) => ({
      title,
      start: current,
      current,
      target,
      unit,
      weight,
    })),
    items: undone.map(({ title, owner }) => ({ title, ownerId: owner?.memberId ?? '', dueOn: '' })),
    progressSource: isLeft ? values.progressSource : 'BY_HAND',
  }
}
