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

/** Members including subteams. */
export const wholeIn = ({ wholeCount }: Counts) => (wholeCount === 0 ? 'No people yet' : people(wholeCount))

/** "2 teams, 14 people in all"; empty for none. */
export function partsIn({ memberCount, wholeCount, partCount }: Counts) {
  if (partCount === 0) return ''
  const teams = plural(partCount, 'team')
  return wholeCount === memberCount ? teams : `${teams}, ${people(wholeCount)} in all`
}
