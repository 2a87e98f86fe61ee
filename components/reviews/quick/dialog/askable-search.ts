import { getJson } from '@/components/ui/lookup/get-json'
import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { isAddress } from '@/lib/invitations/rules/addresses'

const holdsAskable = (
  body: unknown,
): body is { people: PickedPerson[]; invited: { id: string; name: string; email: string }[] } =>
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
      ...people.map(personItem),
      ...invited.map(({ id, name, email }) => ({
        id,
        label: name || email,
        hint: 'Invited, asked once they join',
        kind: 'email' as const,
      })),
    ]
  },
})

/** A typed address is its own id. */
export const isNewAddress = ({ id }: PickerItem) => id.includes('@')

export const newAddress = (text: string): PickerItem | undefined =>
  isAddress(text) ? { id: text.toLowerCase(), label: text, hint: 'New, invited and asked', kind: 'email' } : undefined
