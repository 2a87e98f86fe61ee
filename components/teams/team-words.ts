import type { TeamManager, TeamRow } from '@/lib/teams/queries/list-teams'
import { nameList, plural } from '@/lib/shared/text'

/** "Led by Priya Nair and Tom Reed". */
export const ledBy = (managers: readonly TeamManager[]) =>
  managers.length === 0 ? 'No manager' : `Led by ${nameList(managers.map(({ name }) => name))}`

type Counts = Pick<TeamRow, 'memberCount' | 'wholeCount' | 'partCount'>

const people = (count: number) => plural(count, 'person', 'people')

/** "1 person"; zero is fine for a team with subteams. */
export const peopleIn = ({ memberCount, wholeCount }: Counts) =>
  wholeCount === 0 ? 'No people yet' : people(memberCount)

/** "3 people, 4 in all": of the team, and with its subteams where that differs. */
export function wholeIn({ memberCount, wholeCount }: Counts) {
  if (wholeCount === 0) return 'No people yet'
  if (wholeCount === memberCount) return people(wholeCount)
  return memberCount === 0 ? `${people(wholeCount)} in all` : `${people(memberCount)}, ${wholeCount} in all`
}

/** "2 teams, 14 people in all"; empty for none. */
export function partsIn({ memberCount, wholeCount, partCount }: Counts) {
  if (partCount === 0) return ''
  const teams = plural(partCount, 'team')
  return wholeCount === memberCount ? teams : `${teams}, ${people(wholeCount)} in all`
}

/** The news of people put into a team: the one chosen, or how many are new to it. */
export function putNews(chosen: readonly { name: string }[], count: number, team: string) {
  const [only, ...others] = chosen
  if (count === 0) return { type: 'info' as const, title: `Already in ${team}` }
  const who = only && others.length === 0 ? only.name : people(count)
  return { type: 'success' as const, title: `${who} added to ${team}` }
}

const losses = {
  unmake: { title: 'Stop managing this team?', confirm: 'Stop managing' },
  out: { title: 'Leave this team?', confirm: 'Leave team' },
} as const

/** Asked before somebody gives up what only others can give back; null for anyone else's row. */
export function lossQuestion(act: keyof typeof losses, { own, leads }: DOMStringMap) {
  if (own === undefined || leads === undefined) return null
  const text = 'You can no longer edit it or its people. Only an admin or another manager of it can undo this.'
  return { ...losses[act], text }
}
