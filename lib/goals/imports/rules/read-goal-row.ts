import { frequencyTitles, goalTypes, visibilityWords } from '@/lib/goals/rules/goal-labels'
import { endInPast } from '@/lib/goals/refusals'
import { usualVisibility } from '@/lib/goals/rules/goal-visibility'
import { goalFieldsSchema } from '@/lib/goals/schema'
import { GoalFrequency, type GoalType, type GoalVisibility } from '@/lib/platform/generated/prisma/enums'
import { valueOf } from '@/lib/shared/csv/csv-import'
import type { Day } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'
import type { z } from 'zod'
import type { GoalColumns, GoalField } from './goal-columns'
import { readKeyResults } from './key-result-cells'

export type GoalProblems = Partial<Record<GoalField, string>>

type Named = ReadonlyMap<string, { id: string }>

/** People by e-mail, teams by lower-case name. */
export type NamedInRows = { people: Named; teams: Named; today: Day }

export type ReadGoalRow = {
  title: string
  /** The parent's title, resolved once all rows are read. */
  parent: string
  input: z.output<typeof goalFieldsSchema> | null
  problems: GoalProblems
}

/** A cell's value; an invalid one gets a stand-in `value`, so the other columns are still checked. */
type Part<Value> = { value: Value; problem?: string }

const quoted = (value: string) => `“${truncate(value, 80)}”`

type Words<Value> = readonly (readonly [word: string, value: Value])[]

function readWord<Value>(cell: string, words: Words<Value>, otherwise: Value): Part<Value> {
  if (cell === '') return { value: otherwise }
  const found = words.find(([word]) => word.toLowerCase() === cell.toLowerCase())
  if (found) return { value: found[1] }
  const known = [...new Map(words.map(([word, value]) => [value, word])).values()]
  return { value: otherwise, problem: `${quoted(cell)} isn’t one of ${known.join(', ')}.` }
}

// Error messages use the last synonym.
const typeWords: Words<GoalType> = [['Organisation', 'Organization'], ...goalTypes.map((type) => [type, type] as const)]

const frequencyWords: Words<GoalFrequency> = Object.values(GoalFrequency).flatMap((value) => [
  [value, value] as const,
  [frequencyTitles[value], value] as const,
])

const visibilities: Words<GoalVisibility> = [...visibilityWords, ['Everyone', 'WORKSPACE'], ['Private', 'PRIVATE']]

function readDay(cell: string, otherwise: Day): Part<Day> {
  if (cell === '' || /^\d{4}-\d\d-\d\d$/.test(cell)) return { value: cell || otherwise }
  return { value: otherwise, problem: `Write ${quoted(cell)} as year-month-day, like 2027-03-31.` }
}

function readEnd(cell: string, today: Day): Part<Day> {
  const part = readDay(cell, '')
  return part.value !== '' && part.value < today ? { ...part, problem: endInPast().message } : part
}

function readPeople(cell: string, people: Named): Part<string[]> {
  const emails = cell
    .toLowerCase()
    .split(/[;,\s]+/)
    .filter((email) => email !== '')
  const unknown = emails.find((email) => !people.has(email))
  const value = emails.flatMap((email) => people.get(email)?.id ?? [])
  return unknown === undefined ? { value } : { value, problem: `Nobody active here has the e-mail ${quoted(unknown)}.` }
}

function readTeam(cell: string, teams: Named, type: GoalType): Part<string> {
  if (cell === '') return { value: '' }
  if (type !== 'Team') return { value: '', problem: 'Only goals of the type Team have a team.' }
  const value = teams.get(cell.toLowerCase())?.id ?? ''
  return value === '' ? { value, problem: `There is no team ${quoted(cell)}.` } : { value }
}

const columnOf: Readonly<Record<string, GoalField>> = {
  title: 'title',
  description: 'description',
  type: 'type',
  teamId: 'team',
  startsOn: 'start',
  endsOn: 'end',
  frequency: 'frequency',
  assigneeIds: 'assignees',
  supervisorIds: 'supervisors',
  visibility: 'visibility',
  keyResults: 'keyResults',
}

export const namesIn = (cells: readonly string[], columns: GoalColumns) => ({
  emails: `${valueOf(cells, columns, 'assignees')} ${valueOf(cells, columns, 'supervisors')}`
    .toLowerCase()
    .split(/[;,\s]+/),
  team: valueOf(cells, columns, 'team').toLowerCase(),
  parent: valueOf(cells, columns, 'parent').toLowerCase(),
})

function partsOf(cell: (field: GoalField) => string, { people, teams, today }: NamedInRows) {
  const type = readWord(cell('type'), typeWords, cell('team') === '' ? 'Individual' : 'Team')
  return {
    type,
    team: readTeam(cell('team'), teams, type.value),
    start: readDay(cell('start'), today),
    end: readEnd(cell('end'), today),
    frequency: readWord(cell('frequency'), frequencyWords, 'weekly'),
    assignees: readPeople(cell('assignees'), people),
    supervisors: readPeople(cell('supervisors'), people),
    visibility: readWord(cell('visibility'), visibilities, usualVisibility(type.value)),
    keyResults: readKeyResults(cell('keyResults')),
  } satisfies Partial<Record<GoalField, Part<unknown>>>
}

/** Parses a row as the goal form would, with errors by column. */
export function readGoalRow(cells: readonly string[], columns: GoalColumns, named: NamedInRows): ReadGoalRow {
  const cell = (field: GoalField) => valueOf(cells, columns, field)
  const parts = partsOf(cell, named)
  const parsed = goalFieldsSchema.safeParse({
    title: cell('title'),
    description: cell('description'),
    type: parts.type.value,
    teamId: parts.team.value,
    startsOn: parts.start.value,
    endsOn: parts.end.value,
    frequency: parts.frequency.value,
    assigneeIds: parts.assignees.value,
    supervisorIds: parts.supervisors.value,
    visibility: parts.visibility.value,
    keyResults: parts.keyResults.value,
    progressSource: parts.keyResults.value.length === 0 ? 'BY_HAND' : 'KEY_RESULTS',
    parentId: '',
    progress: 0,
    items: [],
    links: [],
  })
  const issues = (parsed.error?.issues ?? [])
    .toReversed()
    .map(({ path: [name], message }) => [columnOf[String(name)] ?? 'title', message])
  const read = Object.entries(parts).flatMap(([field, part]) =>
    part.problem === undefined ? [] : [[field, part.problem]],
  )
  const problems: GoalProblems = Object.fromEntries([...issues, ...read])
  const isFine = Object.keys(problems).length === 0
  return { title: cell('title'), parent: cell('parent'), input: isFine ? (parsed.data ?? null) : null, problems }
}
