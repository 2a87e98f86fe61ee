import type { PickerItem } from '@/components/ui/pick/picker-search'
import type { TeamView } from '@/lib/teams/queries/list-teams'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { plural } from '@/lib/shared/text'

const holdsTeams = <Team>(body: unknown): body is { teams: Team[] } =>
  typeof body === 'object' && body !== null && 'teams' in body && Array.isArray(body.teams)

async function teamsFrom<Team>(path: string, asked: Record<string, string>): Promise<Team[]> {
  const response = await fetch(`${path}?${new URLSearchParams(asked).toString()}`)
  const body: unknown = response.ok ? await response.json() : null
  if (!holdsTeams<Team>(body)) throw new Error('The teams could not be found.')
  return body.teams
}

/** Teams whose name begins with the words; with no words, the first of them. */
export async function searchTeams(words: string): Promise<PickerItem[]> {
  const teams = await teamsFrom<TeamView>('/api/people', { query: words })
  return teams.map(({ id, name, memberCount }) => ({
    id,
    label: name,
    hint: plural(memberCount, 'person', 'people'),
    kind: 'team',
  }))
}

/** A team that another can be part of, with the teams above it to tell where it stands. */
export const parentItem = ({ id, name, above }: ParentChoice): PickerItem => ({
  id,
  label: name,
  hint: above.length > 0 ? `in ${above.join(' / ')}` : undefined,
  kind: 'team',
})

/** Teams whose name holds the words and that this one can be part of; null stands for one yet to be made. */
export async function searchParents(id: string | null, words: string): Promise<PickerItem[]> {
  const asked = { query: words, ...(id !== null && { id }) }
  return (await teamsFrom<ParentChoice>('/api/teams/parents', asked)).map(parentItem)
}
