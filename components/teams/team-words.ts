import type { TeamManager } from '@/lib/teams/queries'
import { nameList, plural } from '@/lib/shared/text'

/** "Led by Priya Nair and Tom Reed", or that nobody leads it. */
export const ledBy = (managers: readonly TeamManager[]) =>
  managers.length === 0 ? 'Nobody leads it' : `Led by ${nameList(managers.map(({ name }) => name))}`

export const peopleIn = (count: number) => (count === 0 ? 'Nobody in it yet' : plural(count, 'person', 'people'))

/** "2 teams in it"; empty for none. */
export const partsIn = (count: number) => (count === 0 ? '' : `${plural(count, 'team')} in it`)

/** What a line says about a team besides its name. */
export const factsOf = (facts: readonly string[]) => facts.filter((fact) => fact !== '').join(' · ')
