import { plainHeading } from '@/lib/shared/csv/csv-import'

export const goalFields = [
  'title',
  'description',
  'type',
  'team',
  'start',
  'end',
  'frequency',
  'assignees',
  'supervisors',
  'parent',
  'visibility',
  'keyResults',
] as const
export type GoalField = (typeof goalFields)[number]

export const goalFieldLabels: Record<GoalField, string> = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  team: 'Team',
  start: 'Start',
  end: 'End',
  frequency: 'Frequency',
  assignees: 'Assignees',
  supervisors: 'Supervisors',
  parent: 'Parent goal',
  visibility: 'Visibility',
  keyResults: 'Key results',
}

const needed: readonly GoalField[] = ['title', 'end']

/** Synonyms, normalized by `plainHeading`. */
const headings: Record<GoalField, readonly string[]> = {
  title: ['title', 'goal', 'goaltitle', 'name', 'objective'],
  description: ['description', 'goaldescription', 'details', 'notes'],
  type: ['type', 'goaltype', 'level', 'scope'],
  team: ['team', 'teamname', 'department'],
  start: ['start', 'startdate', 'from', 'begin'],
  end: ['end', 'enddate', 'due', 'duedate', 'deadline', 'to', 'until'],
  frequency: ['frequency', 'checkin', 'checkins', 'checkinfrequency'],
  assignees: [
    'assignees',
    'assignee',
    'assigneeemail',
    'assigneeemails',
    'owner',
    'owners',
    'owneremail',
    'owneremails',
  ],
  supervisors: ['supervisors', 'supervisor', 'supervisoremail', 'supervisoremails'],
  parent: ['parentgoal', 'parent', 'parenttitle', 'partof', 'alignedto', 'supports'],
  visibility: ['visibility', 'visibleto', 'privacy'],
  keyResults: ['keyresults', 'keyresult', 'krs', 'metrics'],
}

/** The field of each column in file order; empty: ignored. */
export type GoalColumns = readonly (GoalField | '')[]

const fieldOf = (heading: string) => goalFields.find((field) => headings[field].includes(plainHeading(heading)))

export function matchGoalColumns(titles: readonly string[]): { columns: GoalColumns; problem: string | null } {
  const columns = titles.map((title): GoalField | '' => fieldOf(title) ?? '')
  const twice = columns.find((field, index) => field !== '' && columns.indexOf(field) !== index)
  if (twice) return { columns, problem: `more than one column holds “${goalFieldLabels[twice]}”. Keep one of them.` }
  const missing = needed.filter((field) => !columns.includes(field)).map((field) => `“${goalFieldLabels[field]}”`)
  if (missing.length === 0) return { columns, problem: null }
  return {
    columns,
    problem: `there is no column ${missing.join(' and no column ')}. Name each column as in the sample.`,
  }
}

export const goalColumnsFrom = (stored: readonly string[]): GoalColumns =>
  stored.map((word) => goalFields.find((field) => field === word) ?? '')
