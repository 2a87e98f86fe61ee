import { Role } from '@/lib/platform/generated/prisma/enums'
import { editPersonSchema } from '@/lib/members/people/schema'
import { emailSchema, firstNameSchema, lastNameSchema } from '@/lib/members/schema'
import { tagLimits, tagNameSchema } from '@/lib/members/tags/schema'
import { teamNameSchema } from '@/lib/teams/schema'
import { isStorable, truncate, UNSTORABLE } from '@/lib/shared/text'
import { currentName, isZone } from '@/lib/shared/zone-names'
import { invitationLimits } from '../../rules'
import { valueOf, type Columns, type Field } from '../columns/rules'

/** What a row of a file wants to be true of a person. What is empty is left as it is. */
export type Wish = {
  email: string
  firstName: string
  lastName: string
  role: Role | null
  teams: string[]
  /** The teams they are to lead. */
  manages: string[]
  tags: string[]
  jobTitle: string
  timeZone: string
}

export type Reading = { wish: Wish; problems: string[] }

/** What parts several teams or tags in one cell. */
const parts = /[;,|\n\r]/

/** A name as two spellings of it are the same. */
export const nameKey = (name: string) => name.toLowerCase()

/** Each of these names once, whatever its spelling, as it is written first. */
export function eachOnce(names: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(nameKey(name))) first.set(nameKey(name), name)
  return [...first.values()]
}

/** The names in one cell, each once whatever its spelling. */
export const namesIn = (value: string) =>
  eachOnce(
    value
      .split(parts)
      .map((name) => name.trim().replace(/\s+/g, ' '))
      .filter((name) => name !== ''),
  )

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

/** The teams a row names, each once, with whether it makes them lead it. */
export const wishedTeams = ({ teams, manages }: Pick<Wish, 'teams' | 'manages'>) => [
  ...manages.map((name) => ({ name, isManager: true })),
  ...teams
    .filter((name) => !manages.some((other) => nameKey(other) === nameKey(name)))
    .map((name) => ({ name, isManager: false })),
]

/** What of a file a sentence repeats. */
const quoted = (value: string) => `“${truncate(value, 80)}”`

function emailProblem(value: string) {
  if (value === '') return 'There is no e-mail address.'
  return emailSchema.safeParse(value).success ? null : `${quoted(value)} is no e-mail address.`
}

type NameSchema = { safeParse: (name: string) => { error?: { issues: { message: string }[] } } }

/** What is wrong with the first of these names that cannot be one. */
function namesProblem(names: readonly string[], schema: NameSchema) {
  const faults = names.map((name) => ({ name, message: schema.safeParse(name).error?.issues[0]?.message }))
  const fault = faults.find(({ message }) => message !== undefined)
  return fault !== undefined && `${quoted(fault.name)}: ${fault.message}`
}

function nameProblems({ firstName, lastName }: Wish) {
  const first = firstName === '' || firstNameSchema.safeParse(firstName).success
  return [
    (!first || !lastNameSchema.safeParse(lastName).success) &&
      'A name is one line of at most 100 characters: first name, last name.',
  ]
}

const { teams: mostTeams } = invitationLimits
const { jobTitle: jobTitleSchema } = editPersonSchema.shape

const problemsOf = (wish: Wish, typed: { email: string; role: string; zone: string }, cells: readonly string[]) =>
  [
    emailProblem(typed.email),
    ...nameProblems(wish),
    wish.role === null && typed.role !== '' && `${quoted(typed.role)} is no role. Use Admin, Manager or Member.`,
    namesProblem([...wish.teams, ...wish.manages], teamNameSchema),
    wishedTeams(wish).length > mostTeams && `A person may be put into at most ${mostTeams} teams at once.`,
    namesProblem(wish.tags, tagNameSchema),
    wish.tags.length > tagLimits.perPerson && `A person may have at most ${tagLimits.perPerson} tags.`,
    namesProblem([wish.jobTitle], jobTitleSchema),
    typed.zone !== '' && !isZone(wish.timeZone) && `${quoted(typed.zone)} is no time zone. Use one like Europe/Lisbon.`,
    !cells.every(isStorable) && UNSTORABLE,
  ].filter((problem) => typeof problem === 'string')

/** What a row says about a person, be it right or not. */
export function wishOf(cells: readonly string[], columns: Columns): Wish {
  const value = (field: Field) => valueOf(cells, columns, field)
  const named = partsOfName(value('fullName'))
  return {
    email: value('email').toLowerCase(),
    firstName: value('firstName') || named.firstName,
    lastName: value('lastName') || (value('firstName') ? '' : named.lastName),
    role: roles.get(nameKey(value('role'))) ?? null,
    teams: namesIn(value('teams')),
    manages: namesIn(value('manages')),
    tags: namesIn(value('tags')),
    jobTitle: value('jobTitle'),
    timeZone: currentName(value('timeZone')),
  }
}

/** What a row says about a person, and what of it cannot be right. */
export function readWish(cells: readonly string[], columns: Columns): Reading {
  const value = (field: Field) => valueOf(cells, columns, field)
  const typed = { email: value('email'), role: value('role'), zone: value('timeZone') }
  const wish = wishOf(cells, columns)
  return { wish, problems: problemsOf(wish, typed, cells) }
}
