import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { personItem, type PickedPerson } from './person-item'

type Found = { people: PickedPerson[]; invited: PickedPerson[] }

const isFound = (body: unknown): body is Found =>
  typeof body === 'object' &&
  body !== null &&
  'people' in body &&
  'invited' in body &&
  Array.isArray(body.people) &&
  Array.isArray(body.invited)

/** An invited person, who can't be chosen before joining. Without a name, the address is shown. */
export const invitedItem = ({ id, name, email = '' }: PickedPerson): PickerItem => ({
  id,
  label: name || email,
  hint: email,
  refusal: 'Invited, hasn’t joined yet',
  kind: 'person',
})

const searchIn =
  (path: string): PickerSearch =>
  (words) => ({
    queryKey: [path, words],
    queryFn: async ({ signal }) => {
      const { people, invited } = await getJson(`${path}query=${encodeURIComponent(words)}`, isFound, signal)
      return [...people.map(personItem), ...invited.map(invitedItem)]
    },
  })

/** Colleagues by prefix of name or address; the first ones without words. Invited people say that they are. */
export const searchColleagues = searchIn('/api/people?invited=1&')

/** Without invited people, who are in no list. */
export const searchListed = searchIn('/api/people?')

/** Without the viewer. */
export const searchOthers = searchIn('/api/people?invited=1&others=1&')

/** The viewer and the people in teams they lead. */
export const searchLed = searchIn('/api/people?invited=1&led=1&')

/** Without the viewer; the people they meet and work with first. */
export const searchPartners = searchIn('/api/people?invited=1&partners=1&')
