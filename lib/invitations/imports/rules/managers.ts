import { fullName } from '@/lib/members/rules'
import { truncate } from '@/lib/shared/text'
import type { Known } from './decide-row'
import { eachOnce, nameKey, parsedTeams, type ParsedRow, type Reading } from './parsed-rows'

export type ManagerInFile = {
  name: string
  /** People in none of these teams yet. */
  peopleCount: number
  /** The teams they lead, or one that can be created. */
  teams: string[]
  isNew: boolean
  team: string
  /** Set for members without a row of their own. */
  memberId: string | null
  /** True for invited people without a row of their own. */
  isInvited?: boolean
}

/** By lower-case address. */
export type ManagersInFile = Record<string, ManagerInFile>

type Named = { name: string }

const isIn = ({ teams, manages }: ParsedRow, present: readonly Named[], among: readonly string[]) => {
  const keys = new Set([...teams, ...manages, ...present.map(({ name }) => name)].map(nameKey))
  return among.some((name) => keys.has(nameKey(name)))
}

const teamsOf = ({ person, invitation }: Known) => person?.teams ?? invitation?.teams ?? []

function choicesFor(email: string, known: Known, own: ParsedRow | undefined) {
  const { person, invitation } = known
  const name = fullName(person ?? own ?? invitation ?? { firstName: '', lastName: '' }) || email
  const memberId = person && !own ? person.memberId : null
  const isInvited = !person && !own && invitation !== null
  if (person?.isActive === false) return { name, teams: [], isNew: false, memberId: null }
  const led = teamsOf(known).filter(({ isManager }) => isManager)
  const teams = eachOnce([...led.map((team) => team.name), ...(own?.manages ?? [])])
  const isUnknown = !person && !own && !invitation
  if (teams.length > 0 || isUnknown) return { name, teams, isNew: false, memberId }
  return { name, teams: [`${truncate(name, 90)}’s team`], isNew: true, memberId, isInvited }
}

function peopleByManager(rows: readonly ParsedRow[]) {
  const people = new Map<string, ParsedRow[]>()
  for (const row of rows) {
    if (row.manager === '') continue
    const others = people.get(row.manager)
    if (others) others.push(row)
    else people.set(row.manager, [row])
  }
  return people
}

/** Managers whose people need a team; earlier choices stay while they are valid. */
export function managersIn(
  rows: readonly Reading[],
  known: (email: string) => Known,
  chosen: Record<string, { team: string }>,
): ManagersInFile {
  const sound = rows.filter(({ problems }) => problems.length === 0).map(({ parsed }) => parsed)
  const own = new Map(sound.map((row) => [row.email, row]))
  const found = [...peopleByManager(sound)].map(([email, people]): [string, ManagerInFile] => {
    const choices = choicesFor(email, known(email), own.get(email))
    const { teams, isNew } = choices
    const peopleCount = people.filter((row) => !isIn(row, teamsOf(known(row.email)), teams)).length
    const earlier = teams.find((name) => name === chosen[email]?.team) ?? ''
    const [only = ''] = teams.length === 1 && !isNew ? teams : []
    return [email, { ...choices, peopleCount, team: only || earlier }]
  })
  return Object.fromEntries(found.filter(([, { peopleCount }]) => peopleCount > 0))
}

export function withManagersTeam(row: ParsedRow, managers: ManagersInFile, known?: Known): ParsedRow {
  const { team = '', teams = [] } = managers[row.manager] ?? {}
  const joins = team !== '' && !isIn(row, known ? teamsOf(known) : [], teams)
  const own = managers[row.email]
  const leads = own?.isNew === true && own.team !== ''
  return {
    ...row,
    teams: joins ? [...row.teams, team] : row.teams,
    manages: leads ? [...row.manages, own.team] : row.manages,
  }
}

/** What a row says of a manager who is neither here nor in the file. */
export function managerNotes(row: ParsedRow, managers: ManagersInFile) {
  if (managers[row.manager]?.teams.length !== 0) return []
  const isInNone = parsedTeams(row).length === 0
  return [`Their manager ${truncate(row.manager, 80)} is unknown${isInNone ? ', so they join no team' : ''}.`]
}

export const managersToAsk = (managers: ManagersInFile) =>
  Object.entries(managers)
    .map(([email, manager]) => ({ email, ...manager }))
    .filter(({ teams, isNew }) => isNew || teams.length > 1)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

export const unknownManagers = (managers: ManagersInFile) =>
  Object.values(managers)
    .filter(({ teams }) => teams.length === 0)
    .map(({ name }) => truncate(name, 80))
    .toSorted()
