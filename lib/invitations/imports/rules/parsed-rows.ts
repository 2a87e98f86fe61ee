import { Role } from '@/lib/platform/generated/prisma/enums'
import { cut, truncate, isStorable, UNSTORABLE } from '@/lib/shared/text'
import { emailSchema, firstNameSchema, lastNameSchema } from '@/lib/members/schema'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { editPersonSchema, startDateSchema } from '@/lib/members/people/schema'
import { teamNameSchema } from '@/lib/teams/schema'
import { tagNameSchema, tagLimits } from '@/lib/members/tags/schema'
import { isZone, currentName } from '@/lib/shared/zone-names'
import { valueOf } from '@/lib/shared/csv/csv-import'
import type { Columns, Field } from './columns'

export type ParsedRow = {
  email: string
  firstName: string
  lastName: string
  role: Role | null
  teams: string[]
  manages: string[]
  /** A lower-case address. */
  manager: string
  tags: string[]
  jobTitle: string
  /** Their first working day, as YYYY-MM-DD. */
  startDate: string
  timeZone: string
}

export type Reading = { parsed: ParsedRow; problems: string[] }

/** Names compare case-insensitively. */
export const nameKey = (name: string) => name.toLowerCase()

/** The first spelling wins. */
export function eachOnce(names: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(nameKey(name))) first.set(nameKey(name), name)
  return [...first.values()]
}

export type WholeNames = { teams: readonly string[]; tags: readonly string[] }

const noneWhole: WholeNames = { teams: [], tags: [] }

const signs = { all: /[;,|\n\r]/, butComma: /[;|\n\r]/ }

const plain = (name: string) => name.trim().replace(/\s+/g, ' ')

const escaped = (name: string) => plain(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function wholePattern(whole: readonly string[]) {
  const longestFirst = whole.toSorted((one, other) => other.length - one.length)
  const names = longestFirst.map((name) => escaped(name).replaceAll(' ', '[^\\S\\n\\r]+'))
  return new RegExp(`(?<=^|[;,|\\n\\r])\\s*(${names.join('|')})\\s*(?=$|[;,|\\n\\r])`, 'iu')
}

/**
 * The distinct names in one cell. Where names may hold a comma, as in “Legal, Risk”, a comma separates only without
 * another separator.
 */
function namesIn(value: string, whole: readonly string[], mayHoldComma: boolean) {
  // Every second piece is a whole name.
  const pieces = whole.length === 0 ? [value] : value.split(wholePattern(whole))
  const isClear = mayHoldComma && pieces.some((piece, index) => index % 2 === 0 && signs.butComma.test(piece))
  const sign = isClear ? signs.butComma : signs.all
  const names = pieces.flatMap((piece, index) => (index % 2 === 0 ? piece.split(sign) : piece))
  return eachOnce(names.map(plain).filter((name) => name !== ''))
}

/** "Silva, Ana Maria" and "Ana Maria Silva" are the same person. */
function partsOfName(whole: string) {
  const [last = '', first] = whole.split(',').map((part) => part.trim())
  if (first !== undefined) return { firstName: first, lastName: last }
  const words = whole.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' ') || whole, lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}

const roles = new Map<string, Role>([
  ['admin', Role.Admin],
  ['administrator', Role.Admin],
  ['manager', Role.Manager],
  ['member', Role.Member],
])

export const parsedTeams = ({ teams, manages }: Pick<ParsedRow, 'teams' | 'manages'>) => [
  ...manages.map((name) => ({ name, isManager: true })),
  ...teams
    .filter((name) => !manages.some((other) => nameKey(other) === nameKey(name)))
    .map((name) => ({ name, isManager: false })),
]

const quoted = (value: string) => `“${truncate(value, 80)}”`

function emailProblem(value: string) {
  if (value === '') return 'Enter an e-mail address.'
  return emailSchema.safeParse(value).success ? null : `${quoted(value)} isn’t a valid e-mail address.`
}

type NameSchema = { safeParse: (name: string) => { error?: { issues: { message: string }[] } } }

function namesProblem(names: readonly string[], schema: NameSchema) {
  const faults = names.map((name) => ({ name, message: schema.safeParse(name).error?.issues[0]?.message }))
  const fault = faults.find(({ message }) => message !== undefined)
  return fault !== undefined && `${quoted(fault.name)}: ${fault.message}`
}

function nameProblems({ firstName, lastName }: ParsedRow) {
  const first = firstName === '' || firstNameSchema.safeParse(firstName).success
  return [
    (!first || !lastNameSchema.safeParse(lastName).success) &&
      'First and last name can have at most 100 characters each.',
  ]
}

const { teams: mostTeams } = invitationLimits
const isStartDate = (day: string) => startDateSchema.safeParse(day).success

function startDateProblem(day: string) {
  if (isStartDate(day)) return null
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return `${quoted(day)} can’t be a start date.`
  return `Write ${quoted(day)} as year-month-day, like 2024-03-31.`
}

const { jobTitle: jobTitleSchema } = editPersonSchema.shape

const problemsOf = (
  parsed: ParsedRow,
  typed: { email: string; role: string; zone: string },
  cells: readonly string[],
) =>
  [
    emailProblem(typed.email),
    ...nameProblems(parsed),
    parsed.role === null && typed.role !== '' && `${quoted(typed.role)} isn’t a role. Use Admin, Manager or Member.`,
    namesProblem([...parsed.teams, ...parsed.manages], teamNameSchema),
    parsedTeams(parsed).length > mostTeams && `A person can join at most ${mostTeams} teams at once.`,
    namesProblem(parsed.tags, tagNameSchema),
    parsed.tags.length > tagLimits.perPerson && `A person may have at most ${tagLimits.perPerson} tags.`,
    namesProblem([parsed.jobTitle], jobTitleSchema),
    startDateProblem(parsed.startDate),
    typed.zone !== '' &&
      !isZone(parsed.timeZone) &&
      `${quoted(typed.zone)} isn’t a time zone. Use one like Europe/Lisbon.`,
    !cells.every(isStorable) && UNSTORABLE,
  ].filter((problem) => typeof problem === 'string')

/** Parses without validating; `whole` are names that contain separators. */
export function parsedRowOf(cells: readonly string[], columns: Columns, whole = noneWhole): ParsedRow {
  const value = (field: Field) => valueOf(cells, columns, field)
  const named = partsOfName(value('fullName'))
  const email = value('email').toLowerCase()
  const manager = cut(value('manager').toLowerCase(), invitationLimits.email)
  return {
    email,
    firstName: value('firstName') || named.firstName,
    lastName: value('lastName') || (value('firstName') ? '' : named.lastName),
    role: roles.get(nameKey(value('role'))) ?? null,
    teams: namesIn(value('teams'), whole.teams, true),
    manages: namesIn(value('manages'), whole.teams, true),
    // Some programs name people without a manager as their own.
    manager: manager === email ? '' : manager,
    tags: namesIn(value('tags'), whole.tags, false),
    jobTitle: value('jobTitle'),
    startDate: value('startDate'),
    timeZone: currentName(value('timeZone')),
  }
}

export function readRow(cells: readonly string[], columns: Columns, whole = noneWhole): Reading {
  const value = (field: Field) => valueOf(cells, columns, field)
  const typed = { email: value('email'), role: value('role'), zone: value('timeZone') }
  const parsed = parsedRowOf(cells, columns, whole)
  return { parsed, problems: problemsOf(parsed, typed, cells) }
}
