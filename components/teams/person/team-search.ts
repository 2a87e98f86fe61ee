import type { PickerItem } from '@/components/ui/pick/picker-search'
import { plural } from '@/lib/shared/text'

type Team = { id: string; name: string; memberCount: number }

const holdsTeams = (body: unknown): body is { teams: Team[] } =>
  typeof body === 'object' && body !== null && 'teams' in body && Array.isArray(body.teams)

/** Teams whose name begins with the words; with no words, the first of them. */
export async function searchTeams(words: string): Promise<PickerItem[]> {
  const response = await fetch(`/api/people?${new URLSearchParams({ query: words }).toString()}`)
  const body: unknown = response.ok ? await response.json() : null
  if (!holdsTeams(body)) throw new Error('The teams could not be found.')
  return body.teams.map(({ id, name, memberCount }) => ({
    id,
    label: name,
    hint: plural(memberCount, 'person', 'people'),
    kind: 'team',
  }))
}
