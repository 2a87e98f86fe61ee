import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'

type Found = { people: PickedPerson[]; teams: { id: string; name: string }[] }

const isFound = (body: unknown): body is Found =>
  typeof body === 'object' && body !== null && 'people' in body && 'teams' in body

/** Other people and teams by prefix. */
export const searchThanked: PickerSearch = (words) => ({
  queryKey: ['thanked', words],
  queryFn: async ({ signal }) => {
    const path = `/api/people?others=1&query=${encodeURIComponent(words)}`
    const { people, teams } = await getJson(path, isFound, signal)
    return [
      ...people.map(personItem),
      ...teams.map(({ id, name }): PickerItem => ({ id, label: name, hint: 'Team', kind: 'team' })),
    ]
  },
})
