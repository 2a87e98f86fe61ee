import { invitedItem } from '@/components/members/picker/people-search'
import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'

type Found = { people: PickedPerson[]; teams: { id: string; name: string }[]; invited: PickedPerson[] }

const isFound = (body: unknown): body is Found =>
  typeof body === 'object' && body !== null && 'people' in body && 'teams' in body && 'invited' in body

/** Other people and teams by prefix; invited people say why they can’t be thanked yet. */
export const searchThanked: PickerSearch = (words) => ({
  queryKey: ['thanked', words],
  queryFn: async ({ signal }) => {
    const path = `/api/people?invited=1&others=1&query=${encodeURIComponent(words)}`
    const { people, teams, invited } = await getJson(path, isFound, signal)
    return [
      ...people.map(personItem),
      ...teams.map(({ id, name }): PickerItem => ({ id, label: name, hint: 'Team', kind: 'team' })),
      ...invited.map(invitedItem),
    ]
  },
})
