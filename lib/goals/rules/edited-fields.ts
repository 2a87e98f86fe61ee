import type { EditGoalInput } from '@/lib/goals/schema'

export type GoalValues = Omit<EditGoalInput, 'id' | 'seen' | 'meanwhile'>

export type EditedFields = Omit<GoalValues, 'progress' | 'keyResults' | 'items' | 'links'> & {
  keyResults: Omit<EditGoalInput['keyResults'][number], 'id'>[]
  items: Omit<EditGoalInput['items'][number], 'id'>[]
  links: EditGoalInput['links']
}

const names: Record<keyof EditedFields, string> = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  teamId: 'Team',
  frequency: 'Frequency',
  startsOn: 'Start',
  endsOn: 'End',
  visibility: 'Visibility',
  parentId: 'Parent goal',
  progressSource: 'Source of progress',
  keyResults: 'Key results',
  items: 'Action items',
  links: 'Links',
  assigneeIds: 'Assignees',
  supervisorIds: 'Supervisors',
}

const isField = (name: string): name is keyof EditedFields => name in names

/** The timeline says separately where progress moved. */
const valueNames: Record<keyof GoalValues, string> = { ...names, progress: 'Progress' }

const isValue = (name: string): name is keyof GoalValues => name in valueNames

export const goalValues = Object.keys(valueNames)
  .filter(isValue)
  .map((field) => ({ field, name: valueNames[field] }))

// Ignores row ids, key order and people order.
function plain(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (value.every((one) => typeof one === 'string')) return value.toSorted()
  return value.map((row: object) =>
    Object.entries({ ...row, id: undefined }).toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

export const changedFields = (before: EditedFields, after: EditedFields): string[] =>
  Object.keys(names)
    .filter(isField)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => names[name])

const peopleIn = ({ assigneeIds, supervisorIds, items }: EditedFields) => [
  ...assigneeIds,
  ...supervisorIds,
  ...items.flatMap(({ ownerId }) => ownerId ?? []),
]

/** Whether people who could see the goal may not see it after the edit. */
export function mayLoseReaders(before: EditedFields, after: EditedFields): boolean {
  if (after.visibility !== 'PRIVATE') return false
  const kept = new Set(peopleIn(after))
  const isNarrower = before.visibility !== 'PRIVATE' || before.type !== after.type || before.teamId !== after.teamId
  return isNarrower || peopleIn(before).some((memberId) => !kept.has(memberId))
}
