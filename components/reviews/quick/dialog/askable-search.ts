import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerSearch } from '@/components/ui/pick/picker-search'

type Person = { id: string; name: string; email: string }

const holdsAskable = (body: unknown): body is { people: Person[]; invited: Person[] } =>
  typeof body === 'object' &&
  body !== null &&
  'people' in body &&
  Array.isArray(body.people) &&
  'invited' in body &&
  Array.isArray(body.invited)

/** Colleagues by name or address, then pending invitations. */
export const searchAskable: PickerSearch = (words) => ({
  queryKey: ['askable', words],
  queryFn: async ({ signal }) => {
    const path = `/api/people/askable?query=${encodeURIComponent(words)}`
    const { people, invited } = await getJson(path, holdsAskable, signal)
    return [
      ...people.map(({ id, name, email }) => ({ id, label: name, hint: email, kind: 'person' as const })),
      ...invited.map(({ id, name, email }) => ({
        id,
        label: name || email,
        hint: 'Invited, asked once they join',
        kind: 'email' as const,
      })),
    ]
  },
})
