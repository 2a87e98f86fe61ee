import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerSearch } from '@/components/ui/pick/picker-search'
import { personItem, type PickedPerson } from './person-item'

const holdsPeople = (body: unknown): body is { people: PickedPerson[] } =>
  typeof body === 'object' && body !== null && 'people' in body && Array.isArray(body.people)

const searchIn =
  (path: string): PickerSearch =>
  (words) => ({
    queryKey: [path, words],
    queryFn: async ({ signal }) => {
      const { people } = await getJson(`${path}query=${encodeURIComponent(words)}`, holdsPeople, signal)
      return people.map(personItem)
    },
  })

/** Colleagues by prefix of name or address; the first ones without words. */
export const searchColleagues = searchIn('/api/people?')

/** Without the viewer. */
export const searchOthers = searchIn('/api/people?others=1&')

/** The viewer and the people in teams they lead. */
export const searchLed = searchIn('/api/people?led=1&')

/** Without the viewer; the people they meet and work with first. */
export const searchPartners = searchIn('/api/people?partners=1&')
