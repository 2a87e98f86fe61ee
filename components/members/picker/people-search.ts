import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerSearch } from '@/components/ui/pick/picker-search'
import { personItem, type PickedPerson } from './person-item'

const holdsPeople = (body: unknown): body is { people: PickedPerson[] } =>
  typeof body === 'object' && body !== null && 'people' in body && Array.isArray(body.people)

/** Colleagues by prefix of name or address; the first ones without words. */
export const searchColleagues: PickerSearch = (words) => ({
  queryKey: ['colleagues', words],
  queryFn: async ({ signal }) => {
    const { people } = await getJson(`/api/people?query=${encodeURIComponent(words)}`, holdsPeople, signal)
    return people.map(personItem)
  },
})
