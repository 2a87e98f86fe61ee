import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerSearch } from '@/components/ui/pick/picker-search'

type Person = { id: string; name: string; email: string }

const holdsPeople = (body: unknown): body is { people: Person[] } =>
  typeof body === 'object' && body !== null && 'people' in body && Array.isArray(body.people)

/** Colleagues by prefix of name or address; the first ones without words. */
export const searchColleagues: PickerSearch = (words) => ({
  queryKey: ['colleagues', words],
  queryFn: async ({ signal }) => {
    const { people } = await getJson(`/api/people?query=${encodeURIComponent(words)}`, holdsPeople, signal)
    return people.map(({ id, name, email }) => ({ id, label: name, hint: email, kind: 'person' }))
  },
})
