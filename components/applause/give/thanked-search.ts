import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'

type Named = { id: string; name: string }
type Found = { people: (Named & { email: string })[]; teams: Named[] }

const isFound = (body: unknown): body is Found =>
  typeof body === 'object' && body !== null && 'people' in body && 'teams' in body

/** Colleagues and teams by prefix. */
export const searchThanked: PickerSearch = (words) => ({
  queryKey: ['thanked', words],
  queryFn: async ({ signal }) => {
    const { people, teams } = await getJson(`/api/people?query=${encodeURIComponent(words)}`, isFound, signal)
    return [
      ...people.map(({ id, name, email }): PickerItem => ({ id, label: name, hint: email, kind: 'person' })),
      ...teams.map(({ id, name }): PickerItem => ({ id, label: name, hint: 'Team', kind: 'team' })),
    ]
  },
})
