import type { PickerItem } from '@/components/ui/pick/picker-search'

type Person = { id: string; name: string; email: string }

const holdsPeople = (body: unknown): body is { people: Person[] } =>
  typeof body === 'object' && body !== null && 'people' in body && Array.isArray(body.people)

/** Colleagues whose name or address begins with what was typed; with no words, the first of them. */
export async function searchColleagues(words: string): Promise<PickerItem[]> {
  const response = await fetch(`/api/people?${new URLSearchParams({ query: words }).toString()}`)
  const body: unknown = response.ok ? await response.json() : null
  if (!holdsPeople(body)) throw new Error('The people could not be found.')
  return body.people.map(({ id, name, email }) => ({ id, label: name, hint: email, kind: 'person' }))
}
