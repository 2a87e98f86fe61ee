import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import type { TeamView } from '@/lib/teams/queries/list-teams'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { plural } from '@/lib/shared/text'

const holdsTeams = <Team>(body: unknown): body is { teams: Team[] } =>
  typeof body === 'object' && body !== null && 'teams' in body && Array.isArray(body.teams)

/** Teams by the beginning of a word; the first ones without words. */
export const searchTeams: PickerSearch = (words) => ({
  queryKey: ['teams', words],
  queryFn: async ({ signal }) => {
    const { teams } = await getJson(`/api/people?query=${encodeURIComponent(words)}`, holdsTeams<TeamView>, signal)
    return teams.map(({ id, name, memberCount }) => ({
      id,
      label: name,
      hint: plural(memberCount, 'person', 'people'),
      kind: 'team',
    }))
  },
})

/** A parent option with its ancestors. */
export const parentItem = ({ id, name, above }: ParentChoice): PickerItem => ({
  id,
  label: name,
  hint: above.length > 0 ? `in ${above.join(' / ')}` : undefined,
  kind: 'team',
})

/** Allowed parents containing the words; null: a new team. */
export const searchParents =
  (id: string | null): PickerSearch =>
  (words) => ({
    queryKey: ['parents', id ?? '', words],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ query: words, ...(id !== null && { id }) })
      const { teams } = await getJson(`/api/teams/parents?${asked.toString()}`, holdsTeams<ParentChoice>, signal)
      return teams.map(parentItem)
    },
  })
