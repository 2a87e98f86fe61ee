import type { PickerItem } from '@/components/ui/pick/picker-search'

type Tag = { id: string; name: string }

const holdsTags = (body: unknown): body is { tags: Tag[] } =>
  typeof body === 'object' && body !== null && 'tags' in body && Array.isArray(body.tags)

/** Tags in whose name the words stand; with no words, the first of them. */
export async function searchTags(words: string): Promise<PickerItem[]> {
  const response = await fetch(`/api/people?${new URLSearchParams({ query: words }).toString()}`)
  const body: unknown = response.ok ? await response.json() : null
  if (!holdsTags(body)) throw new Error('The tags could not be found.')
  return body.tags.map(({ id, name }) => ({ id, label: name, kind: 'tag' }))
}
