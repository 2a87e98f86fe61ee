import type { Role, ImportAction } from '@/lib/platform/generated/prisma/enums'
import { parsedTeams, nameKey, type ParsedRow } from './parsed-rows'
import { nameList } from '@/lib/shared/text'
import { tagLimits } from '@/lib/members/tags/schema'
import type { Updated, InvitationTrace } from '@/lib/invitations/imports/schema'

export type Present = {
  memberId: string
  isSelf: boolean
  isActive: boolean
  /** Members of other workspaces keep their name. */
  belongsElsewhere: boolean
  firstName: string
  lastName: string
  jobTitle: string
  startDate: string
  timeZone: string
  role: Role
  teams: { name: string; isManager: boolean }[]
  tags: string[]
}

const words = ['firstName', 'lastName', 'jobTitle', 'timeZone', 'startDate'] as const

/** The start date belongs to the workspace; the rest belongs to the person. */
export type Words = Partial<Record<(typeof words)[number], string>>

/** A change never removes anything. */
export type Change = Words & {
  role?: Role
  teams: { name: string; isManager: boolean }[]
  tags: string[]
}

export type RowDecision = {
  action: ImportAction
  change: Change
  problems: string[]
  /** Effects the file doesn't show. */
  notes: string[]
}

export const NO_CHANGE: Change = { teams: [], tags: [] }

export const refused = (problem: string): RowDecision => ({
  action: 'NOTHING',
  change: NO_CHANGE,
  problems: [problem],
  notes: [],
})

type Placed = Pick<Present, 'teams' | 'tags'>

export const missingTeams = (parsed: ParsedRow, { teams }: Placed) =>
  parsedTeams(parsed).filter(({ name, isManager }) => {
    const place = teams.find((team) => nameKey(team.name) === nameKey(name))
    return place === undefined || (isManager && !place.isManager)
  })

export const missingTags = ({ tags }: ParsedRow, { tags: present }: Placed) =>
  tags.filter((tag) => !present.some((other) => nameKey(other) === nameKey(tag)))

/** What a row changes of these; an empty cell changes nothing. */
export const changedWords = (parsed: ParsedRow, present: Words, names: readonly (keyof Words)[]): Words =>
  Object.fromEntries(
    names.filter((name) => parsed[name] !== '' && parsed[name] !== present[name]).map((name) => [name, parsed[name]]),
  )

export const TIME_ZONE_KEPT = 'People choose their own time zone.'

export const isEmptyUpdate = ({ teams, tags, ...rest }: Change) =>
  teams.length === 0 && tags.length === 0 && Object.keys(rest).length === 0

type Named = { firstName: string; lastName: string }

export const changeNotes = (
  { firstName, lastName, jobTitle, startDate, timeZone, role, teams, tags }: Change,
  person: Named,
) => {
  const named = `${firstName ?? person.firstName} ${lastName ?? person.lastName}`.trim()
  const joins = teams.filter(({ isManager }) => !isManager).map(({ name }) => name)
  const leads = teams.filter(({ isManager }) => isManager).map(({ name }) => name)
  return [
    (firstName !== undefined || lastName !== undefined) && `New name: ${named}.`,
    jobTitle !== undefined && `New job title: ${jobTitle}.`,
    startDate !== undefined && `New start date: ${startDate}.`,
    timeZone !== undefined && `New time zone: ${timeZone}.`,
    role !== undefined && `New role: ${role}.`,
    joins.length > 0 && `Joins ${nameList(joins, 5)}.`,
    leads.length > 0 && `Leads ${nameList(leads, 5)}.`,
    tags.length > 0 && `Gets the ${tags.length === 1 ? 'tag' : 'tags'} ${nameList(tags, 5)}.`,
  ].filter((note) => typeof note === 'string')
}

export function decideUpdate(parsed: ParsedRow, person: Present): RowDecision {
  const isOtherRole = parsed.role !== null && parsed.role !== person.role
  if (!person.isActive) return refused('Deactivated. Reactivate them under People first.')
  const personal = changedWords(parsed, person, ['firstName', 'lastName', 'jobTitle'])
  const teams = missingTeams(parsed, person)
  const tags = missingTags(parsed, person)
  if (person.tags.length + tags.length > tagLimits.perPerson) {
    return refused(`With ${nameList(tags, 3)} this person would have more than ${tagLimits.perPerson} tags.`)
  }
  const isOtherZone = parsed.timeZone !== '' && parsed.timeZone !== person.timeZone
  // UTC is the default of people who have not chosen a zone.
  const takesZone = isOtherZone && person.timeZone === 'UTC' && !person.belongsElsewhere
  const change: Change = {
    // People in other workspaces, too, keep their own name and job title.
    ...(!person.belongsElsewhere && personal),
    ...(takesZone && { timeZone: parsed.timeZone }),
    ...changedWords(parsed, person, ['startDate']),
    ...(parsed.role !== null && isOtherRole && !person.isSelf && { role: parsed.role }),
    teams,
    tags,
  }
  const kept = [
    person.isSelf && isOtherRole && 'You can’t change your own role.',
    person.belongsElsewhere && Object.keys(personal).length > 0 && 'They set their own name and job title.',
    isOtherZone && !takesZone && TIME_ZONE_KEPT,
  ].filter((note) => typeof note === 'string')
  if (isEmptyUpdate(change)) {
    const notes = kept.length > 0 ? kept : ['Already here, no changes.']
    return { action: 'NOTHING', change, problems: [], notes }
  }
  return { action: 'UPDATE', change, problems: [], notes: [...changeNotes(change, person), ...kept] }
}

export const repeated = (email: string, first: number) => `${email} is already in row ${first}.`

export const NO_SEAT_LEFT = 'No seat left on your plan. Import again later.'

export const wordsOf = ({ firstName, lastName, jobTitle, timeZone, startDate }: Change): Words => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(jobTitle !== undefined && { jobTitle }),
  ...(timeZone !== undefined && { timeZone }),
  ...(startDate !== undefined && { startDate }),
})

export const traceOfWords = (person: Required<Words>, change: Change): Pick<Updated, (typeof words)[number]> =>
  Object.fromEntries(
    words.flatMap((field) => {
      const became = change[field]
      return became === undefined ? [] : [[field, { was: person[field], became }]]
    }),
  )

export const wordsBefore = (trace: Updated | InvitationTrace): Words =>
  Object.fromEntries(
    words.flatMap((field) => {
      const word = trace[field]
      return word === undefined ? [] : [[field, word.was]]
    }),
  )

export type Now = Required<Words> & { role: Role; teams: { teamId: string; isManager: boolean }[]; tagIds: string[] }

/** Why a change can't be undone, or null if nothing changed since. */
export function changedSince(trace: Updated | InvitationTrace, present: Now): string | null {
  const isWordKept = words.every((field) => trace[field] === undefined || trace[field].became === present[field])
  if (!isWordKept) return 'Kept: their name, job title, time zone or start date has changed since.'
  if (trace.role && trace.role.became !== present.role) return 'Kept: their role has changed since.'
  const places = new Map(present.teams.map(({ teamId, isManager }) => [teamId, isManager]))
  const areTeamsKept = trace.teams.every(({ teamId, became }) => places.get(teamId) === became)
  if (!areTeamsKept) return 'Kept: their teams have changed since.'
  const areTagsKept = trace.tagIds.every((id) => present.tagIds.includes(id))
  return areTagsKept ? null : 'Kept: their tags have changed since.'
}
