import type { TeamManager, TeamRow } from '@/lib/teams/queries/list-teams'
import { nameList, plural } from '@/lib/shared/text'

/** "Led by Priya Nair and Tom Reed", or that nobody leads it. */
export const ledBy = (managers: readonly TeamManager[]) =>
  managers.length === 0 ? 'Nobody leads it' : `Led by ${nameList(managers.map(({ name }) => name))}`

type Counts = Pick<TeamRow, 'memberCount' | 'wholeCount' | 'partCount'>

const people = (count: number) => plural(count, 'person', 'people')

/** "1 person"; what has parts with people may well have none of its own. */
export const peopleIn = ({ memberCount, wholeCount }: Counts) =>
  wholeCount === 0 ? 'Nobody in it yet' : people(memberCount)

/** "2 teams in it, 14 people in all"; empty for none. */
export function partsIn({ memberCount, wholeCount, partCount }: Counts) {
  if (partCount === 0) return ''
  const teams = `${plural(partCount, 'team')} in it`
  return wholeCount === memberCount ? teams : `${teams}, ${people(wholeCount)} in all`
}
