import type { EditGoalInput } from '@/lib/goals/schema'

type Unseen = 'id' | 'version' | 'progress' | 'keyResults' | 'items' | 'links'

export type EditedFields = Omit<EditGoalInput, Unseen> & {
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

// Ignores row ids, key order and people order.
function plain(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (value.every((one) => typeof one === 'string')) return value.toSorted()
  return value.map((row: object) =>
    Object.entries({ ...row, id: undefined }).toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

export const changedFields = (before: EditedFields, after: EditedFields): string[] =>
  Object.keys(names)
    .filter(isField)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => names[name])
