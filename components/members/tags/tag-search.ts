import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'

type Tag = { id: string; name: string }

const holdsTags = (body: unknown): body is { tags: Tag[] } =>
  typeof body === 'object' && body !== null && 'tags' in body && Array.isArray(body.tags)

/** Tags containing the words; the first ones without. */
export async function findTags(words: string, signal?: AbortSignal): Promise<PickerItem[]> {
  const { tags } = await getJson(`/api/people?query=${encodeURIComponent(words)}`, holdsTags, signal)
  return tags.map(({ id, name }) => ({ id, label: name, kind: 'tag' }))
}

export const searchTags: PickerSearch = (words) => ({
  queryKey: ['tags', words],
  queryFn: ({ signal }) => findTags(words, signal),
})
